import Testing

/// Closures that may hold `self` strongly.
struct AllowedClosuresTests {
  @Test(arguments: [
    // There is no object.
    """
    final class Menu {
      static func show(in window: Window) { window.onClose = { self.close() } }
      static let reset = { self.close() }
      static func close() {}
    }
    """,
    // A parameter takes the name.
    """
    final class Menu {
      func f() { events.join(listener: { (self, event) in self.show(event) }, owner: self) }
    }
    """,
    // What the callee does with it is looked at.
    """
    final class Menu {
      func f() { confirm(title: "Delete") { self.delete() } }
      func confirm(title: String, handler: @escaping () -> Void) {
        present(UIAlertController(title: title) { handler() }, animated: true)
      }
    }
    """,
    """
    final class Menu {
      func f() { insert(named: "a") { self.add() } }
    }
    func insert(named name: String, otherwise: (() -> Void)?) {
      if name.isEmpty { otherwise?() }
    }
    """,
    // A screen that is shown over this one goes before this one does.
    """
    final class MenuViewController: UIViewController {
      func f() {
        let picker = PickerViewController()
        picker.onPick = { self.show($0) }
        present(picker, animated: true)
      }
      func g() {
        let picker = PickerViewController()
        picker.onPick = { self.show($0) }
        navigationController?.pushViewController(picker, animated: true)
      }
    }
    """,
    // A token is for those who asked for the observation.
    """
    final class Menu {
      func observe() -> NSKeyValueObservation { model.observe(\\.title) { _, _ in self.render() } }
      func observeAll() -> [NSKeyValueObservation] {
        print(1)
        return model.observe(\\.title) { _, _ in self.render() }
      }
    }
    """,
    // A timer that is ended when the screen goes, or the work is done.
    """
    final class Menu {
      private var timer: Timer?
      func f() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
      func tick() { if isFull { timer?.invalidate() } }
    }
    """,
    """
    final class Menu {
      private var token: NSObjectProtocol?
      func f() { token = center.addObserver(forName: name, object: nil, queue: nil) { _ in self.render() } }
      func viewWillDisappear() { center.removeObserver(token) }
    }
    """,
    // A timer that the closure ends.
    """
    final class Menu {
      func f() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          if self.isFull { timer.invalidate() } else { self.tick() }
        }
      }
    }
    """,
    """
    final class Menu {
      func f() {
        operation.queryResultBlock = { self.show($0) }
        stream.onTermination = { self.end() }
      }
    }
    """,
    // What an operator does with it is not known.
    """
    final class Menu {
      private lazy var table = Table()..{ $0.delegate = self }
    }
    """,
    """
    final class Menu {
      func f() { sheet.completionWithItemsHandler = { _, _, _, _ in self.close() } }
    }
    """,
    // The screen keeps the coordinator, and not the other way round.
    """
    final class MenuCoordinator {
      private weak var navigation: MenuNavigationController?
      init(navigation: MenuNavigationController) { navigation.dismissHandler = { self.finish() } }
    }
    final class MenuNavigationController: UINavigationController {
      var dismissHandler: (() -> Void)?
    }
    """,
    // Nobody keeps who makes a screen, so that the screen may.
    """
    final class MenuAssembly {
      func make() -> MenuViewController {
        let menu = MenuFactory.menu()
        menu.screen.onClose = { self.close() }
        return menu
      }
    }
    """,
    // What keeps it is let go by itself, or when it is called.
    """
    final class Menu {
      private var export: Export?
      func f() { export!.handler = { self.export = nil } }
    }
    """,
    """
    final class Menu {
      private var next: (() -> Void)?
      func f() { next = { self.save() } }
      func go() {
        if let next {
          self.next = nil
          next()
        }
      }
    }
    """,
    // Who takes the stream keeps it no longer than that.
    """
    final class Menu {
      func load() -> AnyPublisher<Void, Never> {
        client.fetch().handleEvents(receiveOutput: { self.note($0) }).map { _ in () }.eraseToAnyPublisher()
      }
    }
    """,
    // An operation lets go of it.
    """
    final class Menu {
      func f() { operation.completionBlock = { self.show() } }
    }
    """,
    // The inherited property, and not the delegate's method.
    """
    final class Menu: UITableViewController {
      func f() { popover.sourceView = self.tableView }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    }
    """,
    // It is made anew each time.
    """
    final class Menu {
      func menu() -> UIMenu { UIMenu(children: [UIAction(title: "Delete") { _ in self.delete() }]) }
    }
    """,
    // It runs once: SM-8.
    """
    final class MenuViewModel {
      func f() { api.fetch(page: 1, completion: { self.show($0) }) }
    }
    """,
    """
    final class MenuCoordinator {
      func f() -> () -> Void {
        return { self.close() }
      }
    }
    """,
    """
    final class Menu {
      func f() { model.onChange = { [weak self] in self?.render() } }
    }
    """,
    """
    final class Menu {
      func f() { model.onChange = { [unowned self] in self.render() } }
    }
    """,
    """
    final class Menu {
      func f() { names.map { self.name($0) }.forEach { self.add($0) } }
    }
    """,
    """
    final class Menu {
      func f() { queue.sync { self.count += 1 } }
    }
    """,
    """
    final class Menu {
      lazy var view: View = { self.makeView() }()
    }
    """,
    """
    final class Menu {
      func f() { container.onMake = { print(Menu.self) } }
    }
    """,
    """
    final class Menu {
      func f() { store.each { self.show($0) } }
    }
    final class Store {
      func each(_ body: (Int) -> Void) {}
    }
    """,
    """
    final class Menu {
      func f() { DispatchQueue.main.async { self.render() } }
    }
    """,
    """
    struct Menu {
      func f() { model.onChange = { self.render() } }
    }
    """,
    #"""
    final class Menu {
      func f() { model.names = names.sorted(by: { $0.count < $1.count }).map(\.self) }
    }
    """#,
    """
    final class Menu {
      func f() { stream.sink { [weak self] in
        guard let self else { return }
        names.forEach { self.add($0) }
      } }
    }
    """,
    """
    final class Menu {
      func f() { onClose = close }
      init(close: @escaping () -> Void) { self.onClose = close }
    }
    """,
    """
    struct Menu {
      func f() { viewModel.onClose = close }
      func close() {}
    }
    """,
    """
    final class Menu {
      static func f() { window.onClose = close }
      static func close() {}
    }
    """,
    """
    final class Menu {
      func f() { model.$title.assign(to: &$title) }
    }
    """,
    """
    final class Menu {
      private var items: [Item] = []
      func f() {
        items = names.map { self.item($0) }
        taps.map { [weak self] in self?.items.map { $0.name } }.subscribe().disposed(by: bag)
      }
    }
    """,
    // Libraries have a form that says how the object is held.
    #"""
    final class Menu {
      func f() { model.$title.assign(to: \.title, on: self, ownership: .weak).store(in: &bag) }
    }
    """#,
    """
    final class Menu {
      func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() } }
    }
    """,
    """
    final class Menu {
      func f() { alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.close() }) }
    }
    """,
    """
    final class Menu {
      func f() { UIContextualAction(style: .destructive, title: nil) { _, _, done in self.delete() } }
    }
    """,
    """
    final class Menu {
      func menu() -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Delete") { _ in self.delete() }])
        }
      }
    }
    """,
    """
    final class Menu {
      func f() {
        UIView.animate(withDuration: 1, animations: { self.fade() }, completion: { _ in self.end() })
        UIView.animateKeyframes(withDuration: 1, delay: 0) { self.fade() }
        animator.addCompletion { _ in self.end() }
        label.snp.makeConstraints { $0.edges.equalTo(self.view) }
      }
    }
    """,
    """
    final class Menu {
      func f() {
        present(alert, animated: true) { self.end() }
        dismiss(animated: true, completion: { self.end() })
      }
    }
    """,
    """
    final class UserRepository {
      func f(completion: @escaping (User) -> Void) {
        client.request(endpoint) { self.cache($0) }
        storage.load(completion: { self.cache($0) })
      }
    }
    """,
    """
    final class Pool {
      func take() -> () -> Void {
        return { self.release() }
      }
    }
    """,
    """
    final class UserStorage {
      func f() { stack.perform(completion: { self.save() }) }
    }
    """,
    """
    final class Reachability {
      static let shared = Reachability()
      private init() { monitor.pathUpdateHandler = { self.update($0) } }
    }
    """,
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func f() { center.onPush = { self.open($0) } }
    }
    """,
    // Streams that end by themselves: who waits for their one value, or their end, is SM-8's.
    """
    final class Menu {
      func f() { api.user().subscribe(onSuccess: { self.show($0) }, onFailure: { self.fail($0) }).disposed(by: bag) }
    }
    """,
    """
    final class Menu {
      func f() { api.save().subscribe(onCompleted: { self.close() }, onError: { self.fail($0) }).disposed(by: bag) }
    }
    """,
    """
    final class Menu {
      func f() { users.take(1).filter(isKnown).subscribe(onNext: { self.show($0) }).disposed(by: bag) }
    }
    """,
    """
    final class Menu {
      func f() { session.dataTaskPublisher(for: url).replaceError(with: nil).sink { self.show($0) }.store(in: &bag) }
    }
    """,
    // The inherited table, and no method of a delegate that is named after its sender.
    """
    final class List: UITableViewController {
      func f() { popup.sourceView = self.tableView }
      func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    }
    """,
    // What is handed to an alert by way of a local name.
    """
    final class Menu {
      func f() { showError(title: "Oh", closing: { _ in self.close() }) }
      func showError(title: String, closing: ((UIAlertAction) -> Void)? = nil) {
        let closing = UIAlertAction(title: "OK", style: .default, handler: closing)
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(closing)
      }
    }
    """,
    // The tokens are handed out, in something that is made of them.
    """
    final class Item: NSObject {
      @objc dynamic var title = ""
      func observe(observer: @escaping (Item) -> Void) -> Observer {
        let observers = [
          observe(\\.title, changeHandler: { _, _ in observer(self) }),
          observe(\\.title, changeHandler: { _, _ in observer(self) }),
        ]
        return Observer(observers: observers)
      }
    }
    struct Observer {
      let observers: [NSKeyValueObservation]
    }
    """,
    """
    final class Menu {
      func f() -> NSObjectProtocol {
        let token = center.addObserver(forName: .saved, object: nil, queue: nil) { _ in self.render() }
        return token
      }
    }
    """,
    // A library's, and not another class's private one.
    """
    final class Files {
      private var migrations: [Int: () throws -> Void] = [:]
      private func registerMigration(version: Int, action: @escaping () throws -> Void) {
        migrations[version] = action
      }
    }
    final class Database {
      private var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("fees") { _ in self.preferences.remove(key: .fees) }
        return migrator
      }
    }
    """,
    // It is called with other labels.
    """
    final class Files {
      private var migrations: [Int: () -> Void] = [:]
      func add(version: Int, action: @escaping () -> Void) { migrations[version] = action }
    }
    final class Menu {
      func f() { files.add("a", action: { self.render() }) }
    }
    """,
    // Others' functions are not called without a word of whose they are.
    """
    final class Files {
      private var actions: [() -> Void] = []
      func add(_ action: @escaping () -> Void) { actions.append(action) }
    }
    final class Menu {
      func f() { add { self.render() } }
    }
    """,
    // What is private is seen in its own type only.
    """
    final class Files {
      private var actions: [() -> Void] = []
      func add(_ action: @escaping () -> Void) { actions.append(action) }
    }
    final class Pages {
      func add(_ action: () -> Void) { action() }
    }
    final class Menu {
      private let pages: Pages
      func f() { pages.add { self.render() } }
    }
    """,
    // A promise of a library, and not the project's own.
    """
    final class AnimationPromise {
      private var action: (() -> Void)?
      func done(_ action: @escaping () -> Void) { self.action = action }
    }
    final class Menu {
      private let service: any Service
      func f() {
        service.load(page: 1).done { self.render() }
        promise.done { self.render() }
      }
    }
    protocol Service {
      func load(page: Int) -> Promise<AnimationPromise>
    }
    """,
    // Observers that are removed when the screen goes.
    """
    final class Observer {
      private let action: () -> Void
      init(action: @escaping () -> Void) { self.action = action }
      func removeObserver() {}
    }
    final class MenuViewController: UIViewController {
      private var observer: Observer?
      private var tokens: [Any] = []
      override func viewWillAppear(_ animated: Bool) {
        observer = Observer(action: { self.render() })
        tokens.append(center.addObserver(forName: .saved, object: nil, queue: nil) { _ in self.render() })
      }
      override func viewWillDisappear(_ animated: Bool) {
        observer?.removeObserver()
        tokens.forEach { center.removeObserver($0) }
      }
    }
    """,
    // A token that is made of what ends the work, and handed out.
    """
    final class Clock {
      func start() -> AnyCancellable {
        return AnyCancellable { [self] in stop() }
      }
    }
    """,
    // A screen in a navigation controller that is shown over the one that shows it.
    """
    final class CardsViewController: UIViewController {
      var onSelect: ((Int) -> Void)?
    }
    final class BuyViewController: UIViewController {
      func select() {
        let cards = CardsViewController()
        cards.onSelect = { self.card = $0 }
        present(UINavigationController(rootViewController: cards), animated: true)
      }
      func choose() {
        let cards = CardsViewController()
        cards.onSelect = { self.card = $0 }
        let navigation = UINavigationController(rootViewController: cards)
        present(navigation, animated: true)
      }
    }
    """,
    // The strong name is made of a weak one.
    """
    final class Menu {
      func f() {
        weak var weakSelf = self
        model.onChange = {
          guard let self = weakSelf else { return }
          self.render()
        }
      }
    }
    """,
    // What a service answers is a request, whether one subscribes to it or observes it.
    """
    final class Manager {
      private let client: any Client
      func logOut() { client.logOut().observe { _ in self.clear() }.dispose(in: bag) }
    }
    protocol Client {
      func logOut() -> Signal<Void, any Error>
    }
    """,
    // A function within the function, and not a control's.
    """
    final class Menu: UIViewController {
      func f() {
        func addAction(_ title: String, handler: ((UIAlertAction) -> Void)?) {
          alert.addAction(UIAlertAction(title: title, style: .default, handler: handler))
        }
        addAction("Camera") { _ in self.openCamera() }
      }
    }
    """,
    // The name is that of an element, and of a method.
    """
    final class Tokens {
      private var shown: [Token] = []
      func f() { for token in all where token.isShown { shown.append(token) } }
      func token(at index: Int) -> Token { shown[index] }
    }
    """,
    // They stay as long as the app runs.
    """
    class BaseStore {
      func f() { model.onChange = { self.render() } }
    }
    final class Store: BaseStore {
      static let shared = Store()
    }
    final class AppDelegate: NSObject, UIApplicationDelegate {
      private let controller = ApplicationController()
    }
    final class ApplicationController {
      func f() { model.onChange = { self.render() } }
    }
    """,
    // The app's delegate has it by way of another.
    """
    final class AppDelegate: NSObject, UIApplicationDelegate {
      private let services = Services()
    }
    final class Services {
      let sync: any Syncing = Sync()
    }
    protocol Syncing {}
    final class Sync: Syncing {
      let link = Link()
    }
    final class Link {
      func f() { model.onChange = { self.render() } }
    }
    """,
    // A local object that is held weakly, or let go of.
    """
    final class Child {
      var onClose: (() -> Void)?
      func close() {}
    }
    final class Menu {
      func f() {
        let child = Child()
        child.onClose = { [weak child] in child?.close() }
        let other = Child()
        other.onClose = {
          other.close()
          other.onClose = nil
        }
        let third = Child()
        third.onClose = { third in third.close() }
      }
    }
    """,
    // What is global, and what the app delegate has, stays as long as the app runs.
    """
    let current = Environment()
    final class Environment {
      func f() { model.onChange = { self.render() } }
    }
    final class Manager {
      func f() { model.onChange = { self.render() } }
    }
    enum Managers {
      static let manager = Manager()
    }
    final class AppDelegate: NSObject, UIApplicationDelegate {
      private var flow: MainFlow?
      private let service: any Service = Registration()
    }
    final class Registration: Service {
      func f() { model.onChange = { self.render() } }
    }
    final class MainFlow {
      func f() { model.onChange = { self.render() } }
    }
    """,
    // What the object lets go of itself.
    """
    final class MenuViewController: UIViewController {
      private var cancellables: Set<AnyCancellable> = []
      private var token: AnyCancellable?
      override func viewWillAppear(_ animated: Bool) {
        model.onChange = { self.render() }
        model.$title.sink { self.show($0) }.store(in: &cancellables)
      }
      func f() {
        token = model.$title.sink {
          self.show($0)
          self.token?.cancel()
        }
      }
      override func viewWillDisappear(_ animated: Bool) {
        model.onChange = nil
        cancellables = []
      }
    }
    """,
    // What a view model is given ends with the controls of its screen.
    """
    final class MenuViewModel {
      func transform(input: Input) -> Output {
        input.refresh.drive(onNext: { self.load() }).disposed(by: bag)
        return Output()
      }
    }
    """,
    // By its name, too, a stream of one value ends.
    """
    final class Menu {
      private let store: Store
      func f() {
        let first = store.list.take(1)
        first.subscribe(onNext: { self.show($0) }).disposed(by: bag)
      }
    }
    """,
    // The screen that a function makes is shown over this one.
    """
    final class MenuViewController: UIViewController {
      func f() {
        let form = FormViewController.build(title: "Gift", onSave: { self.save($0) })
        present(form, animated: true)
      }
    }
    final class FormViewController: UIViewController {
      var onSave: ((String) -> Void)?
      static func build(title: String, onSave: @escaping (String) -> Void) -> UIViewController {
        let form = FormViewController()
        form.onSave = onSave
        return UINavigationController(rootViewController: form)
      }
    }
    """,
    // A data source has its list weakly, and the list it.
    """
    final class RewardDataSource: NSObject, UICollectionViewDataSource {
      weak var collectionView: UICollectionView?
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeue(path) as! RewardCell
        cell.onBuy = { self.buy(path) }
        return cell
      }
    }
    """,
    // Each of them is ended, or the bag is somebody else's.
    """
    final class Menu {
      private var subscriptions: Set<AnyCancellable> = []
      func f() { model.$title.sink { self.show($0) }.store(in: &subscriptions) }
      func close() { subscriptions.forEach { $0.cancel() } }
      func bind(bag: DisposeBag) { list.items.bind(onNext: { self.show($0) }).disposed(by: bag) }
    }
    """,
    // A timer that is ended before the object goes, or fires once.
    """
    final class Menu {
      private var timer: Timer?
      func f() {
        timer = Timer.scheduledTimer(
          timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
      }
      func close() { timer?.invalidate() }
    }
    """,
    // The view's bag, or a control of the view, which goes before the presenter does.
    """
    import RxSwift

    final class UserPresenter {
      private let bag = DisposeBag()
      weak var other: UserViewInput?
      var view: UserViewInput { _view as! UserViewInput }
      func bind() {
        names.subscribe(onNext: { self.show($0) }).disposed(by: view.disposeBag)
        other?.edited.subscribe(onNext: { self.show($0) }).disposed(by: bag)
        view.tapped.subscribe(onNext: { self.show($0) }).disposed(by: bag)
      }
    }
    """,
    // A superclass has the subscriptions, and the screen empties them; a timer that it stops.
    """
    class BaseViewController: UIViewController {
      var subscriptions: Set<AnyCancellable> = []
    }
    final class MenuViewController: BaseViewController {
      private var token: AnyCancellable?
      private var gestureTimer: RepeatingTimer?
      func f() {
        model.$title.sink { self.show($0) }.store(in: &subscriptions)
        token = model.$title.sink { self.show($0) }
        gestureTimer = RepeatingTimer(handler: { self.tick() })
      }
      override func viewWillDisappear(_ animated: Bool) {
        subscriptions.removeAll()
        token = nil
        gestureTimer = nil
      }
    }
    final class RepeatingTimer {
      private let handler: () -> Void
      init(handler: @escaping () -> Void) { self.handler = handler }
    }
    """,
    // What a shared object keeps stays with it, whatever its role.
    """
    final class ServiceProvider {
      static let shared: ServiceProvider = { .init(session: Session()) }()
      let session: Session
      init(session: Session) { self.session = session }
    }
    final class Session {
      func f() { model.onChange = { self.render() } }
    }
    """,
    // A property that is given one request after another is done with each answer.
    """
    final class NewsPresenter {
      private weak var view: NewsView?
      var news: Observable<News>!
      private let bag = DisposeBag()

      func receive(_ request: Observable<News>) {
        news = request
      }

      func show() {
        news.subscribe(onNext: { self.view?.show($0) }).disposed(by: bag)
      }
    }
    """,
    // A handler that is taken out of its list once it was called is gone then.
    """
    final class Connection {
      private var handlers: [String: (Data) -> Void] = [:]

      func request(_ id: String, handler: @escaping (Data) -> Void) {
        handlers[id] = handler
      }

      private func receive(_ data: Data, for id: String) {
        guard let handler = handlers[id] else { return }
        handlers[id] = nil
        handler(data)
      }
    }

    final class PlansViewController: UIViewController {
      private let connection = Connection()
      private var plans: Data?

      func load() {
        connection.request("plans") { self.plans = $0 }
      }
    }
    """,
    // What the object lets go of when it was called.
    """
    final class Picture {
      private var captured: ((Data) -> Void)?
      private var data: Data?
      private var isSingle = true

      func capture() {
        captured = { self.data = $0 }
      }

      private func receive(_ data: Data) {
        if let captured = captured {
          captured(data)
          if isSingle { self.captured = nil }
        }
      }
    }
    """,
    // An object that its class alone can make, and has in a constant, stays anyway.
    """
    final class Socket {
      static let chat = Socket(path: "chat")
      static let calls = Socket(path: "calls")
      private var received: ((String) -> Void)?
      private var last = ""

      private init(path: String) {
        received = { self.last = $0 }
      }
    }
    """,
    // An operation that a queue runs lets go of what it was given.
    """
    final class BookmarksViewController: UIViewController {
      private var bookmarks: [Bookmark] = []
      private let queue = OperationQueue()

      func load() {
        let fetch = BookmarksRequest()
        fetch.success = { self.bookmarks = $0 }
        queue.addOperation(fetch)
      }
    }

    final class BookmarksRequest: Operation {
      var success: (([Bookmark]) -> Void)?
    }
    """,
    // A countdown that ends itself.
    """
    final class LoginView: UIView {
      private var seconds = 60

      func count() {
        let source = DispatchSource.makeTimerSource()
        source.setEventHandler {
          self.seconds -= 1
          if self.seconds == 0 { source.cancel() }
        }
        source.resume()
      }
    }
    """,
    // A segue shows its screen over this one.
    """
    final class MoveViewController: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let speed = segue.destination as? SpeedViewController else { return }
        speed.onCompletion = { self.move($0) }
      }

      private func move(_ speed: Int) {}
    }

    final class SpeedViewController: UIViewController {
      var onCompletion: ((Int) -> Void)?
    }
    """,
    // A bag that is given, though a property has its name.
    """
    final class UserViewModel {
      private let bag = CancelBag()
      private var names: [String] = []

      func transform(_ input: Input, bag: CancelBag) {
        input.tapped.sink { self.names = [$0] }.store(in: bag)
      }

      struct Input {
        let tapped: PassthroughSubject<String, Never>
      }
    }
    """,
    // What stands in for another in tests.
    """
    final class KeychainMock {
      var onRead: (() -> Void)?
      private var count = 0

      func count(reads: Bool) {
        onRead = { self.count += 1 }
      }
    }
    """,
    // What a shared object has in a list stays as long as that.
    """
    final class Notices {
      static let shared = Notices()
      private let providers: [any Provider] = [MigrationProvider()]
    }

    final class MigrationProvider: Provider {
      private var shown: (() -> Void)?
      private var count = 0

      init() {
        shown = { self.count += 1 }
      }
    }
    """,
    // The options of a request tell how far it is.
    """
    final class MediaLoader {
      private var progress = 0.0

      func load(_ asset: PHAsset) {
        let options = PHImageRequestOptions()
        options.progressHandler = { progress, _, _, _ in self.progress = progress }
        PHImageManager.default().requestImageData(for: asset, options: options)
      }
    }
    """,
    // A method that the object takes back by itself.
    """
    final class Saver {
      private var reachability: Reachability?

      func start() {
        reachability?.whenReachable = self.resume
      }

      private func resume() {}

      func cleanUp() {
        reachability?.whenReachable = nil
        reachability = nil
      }
    }
    """,
    // What waits in a list until the object empties it.
    """
    final class Updates {
      private var pending: [() -> Void]? = []
      private var found: [String] = []

      func check(_ app: String) {
        pending?.append { self.found.append(app) }
      }

      func finish() {
        pending?.forEach { $0() }
        pending = nil
      }
    }
    """,
    // An alert of the project that is shown over the screen.
    """
    final class SigningViewController: UIViewController {
      private var angle = 0

      func ask() {
        showQuestion { self.angle = 90 }
      }
    }

    extension UIViewController {
      func showQuestion(confirm: @escaping () -> Void) {
        let alert = QuestionController()
        alert.prepare(confirm: confirm)
        present(alert, animated: true)
      }
    }

    final class QuestionController: UIViewController {
      private var confirm: (() -> Void)?

      func prepare(confirm: @escaping () -> Void) { self.confirm = confirm }
    }
    """,
    // A stream that something else ends.
    """
    final class CardViewController: UIViewController {
      private let gone = PublishSubject<Void>()
      private let reader = CardReader()
      private let bag = DisposeBag()
      private var status = ""

      override func viewDidLoad() {
        reader.status.takeUntil(gone).subscribe(onNext: { self.status = $0 }).disposed(by: bag)
      }

      override func viewWillDisappear(_ animated: Bool) { gone.onNext(()) }
    }

    final class CardReader {
      let status = PublishSubject<String>()
    }
    """,
    // What only a constant of a type has stays, behind its protocol, too.
    """
    enum Services {
      static let analytics: Analytics = { AnalyticsService() }()
    }

    protocol Analytics {}

    final class AnalyticsService: Analytics {
      private var count: (() -> Void)?
      private var total = 0

      init() {
        count = { self.total += 1 }
      }
    }
    """,
    // Another screen than its own is shown with it, and goes when that is closed.
    """
    final class SchedulePresenter {
      private let coordinator: ScheduleCoordinator
      func pick() { coordinator.showCalendar { date in self.show(date) } }
    }
    final class ScheduleCoordinator {
      func showCalendar(didFinish: @escaping (Date?) -> Void) {
        let (screen, module) = modules.calendar()
        module.didFinish = didFinish
        navigationController.present(screen, animated: true)
      }
    }
    """,
    // An alert that is made and shown in one.
    """
    final class RegisterViewController: UIViewController {
      func register() {
        let alert = Alert.show(in: self)
        alert.completion = { self.save() }
      }
      func sign() {
        let alert = Alert()
        Router.showAlert(view: alert)
        alert.completion = { self.save() }
      }
      func leave() {
        AlertBuilder(screen: self).setTitle("Leave").addConfirmation("Yes") { self.save() }.show()
      }
    }
    final class AlertBuilder {
      private var action: (() -> Void)?
      func addConfirmation(_ title: String, action: @escaping () -> Void) -> AlertBuilder {
        self.action = action
        return self
      }
    }
    """,
    // A timer out of a dictionary, and a listener, which it ends itself.
    """
    final class KeysViewController: UIViewController {
      private var timers: [Key: Timer] = [:]
      private var handle: Handle?
      func press(_ key: Key) {
        timers[key] = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.type(key) }
      }
      func release(_ key: Key) {
        if let timer = timers[key] { timer.invalidate() }
      }
      func viewWillAppear() { handle = auth.addStateDidChangeListener { self.show($0) } }
      func viewWillDisappear() { auth.removeStateDidChangeListener(handle!) }
    }
    """,
    // What the delegate of the app has made and added to a list stays.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let controller = ApplicationController()
    }
    final class ApplicationController {
      private var children: [Any] = []
      func start() {
        let map = MapController()
        children.append(map)
      }
    }
    final class MapController {
      private let layer = MapLayer()
      func start() { layer.onTap = { self.open() } }
    }
    final class MapLayer {
      var onTap: (() -> Void)?
    }
    """,
    // A list that is emptied as its closures are called.
    """
    final class Connection {
      private var callbacks: [Callback] = []
      private var requests: [Request] = []
      func send(_ request: Request) { execute { self.write(request) } }
      func execute(work: @escaping () -> Void) {
        let callback = Callback { queue.async(execute: work) }
        callbacks.append(callback)
      }
      func run() {
        let open = callbacks.filter { $0.isOpen }
        callbacks.removeAll(where: { $0.isOpen })
        open.forEach { $0.work() }
      }
    }
    struct Callback {
      let work: () -> Void
    }
    """,
    // It takes itself out of what it gave a closure to, or what it gave it to ends with a list.
    """
    final class Sender {
      private let wallet: Wallet
      private let names = Set<String>()
      private var bag = Set<AnyCancellable>()
      func send() {
        wallet.subscribe(self) { self.finish() }
        names.publisher.sink { self.add($0) }.store(in: &bag)
      }
      func finish() { wallet.unsubscribe(self) }
    }
    final class Wallet {
      private var callbacks: [Int: () -> Void] = [:]
      func subscribe(_ owner: AnyObject, callback: @escaping () -> Void) { callbacks[1] = callback }
    }
    """,
    // A popup lets go of what its buttons do; another shows itself; a request of a library is answered once.
    """
    final class ShopViewModel {
      private let popups = PopupManager()
      func buy() { popups.present { self.close() } }
    }
    final class PopupManager {
      private var builder: (() -> Void)?
      func present(confirmation: @escaping () -> Void) {
        builder = { [weak self] in
          self?.dismiss()
          confirmation()
        }
      }
      func dismiss() { builder = nil }
    }
    final class RoomViewController: UIViewController {
      func join() {
        socket.emit("join", completion: { self.show() })
        let popup = PayWindow.make()
        popup.onClose = { self.reload() }
        popup.presentPopup(animated: true)
      }
      func wait() {
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in self.reload() }
        run()
        center.removeObserver(token)
      }
    }
    """,
    // What the deactivation of a module ends.
    """
    final class FlowController: UIViewController {
      private let closed = PublishSubject<Void>()
      func start() {
        closed.asObservable().subscribe(onNext: { _ in self.close() }).disposeOnDeactivate(interactor: self)
      }
    }
    """,
  ])
  func `what SM-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-3") == [])
  }
}
