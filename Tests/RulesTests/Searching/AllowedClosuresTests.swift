import Testing

/// Closures that hold no object, or whose keeper the object does not keep.
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
    // Who takes the stream keeps it no longer than that.
    """
    final class Menu {
      func load() -> AnyPublisher<Void, Never> {
        client.fetch().handleEvents(receiveOutput: { self.note($0) }).map { _ in () }.eraseToAnyPublisher()
      }
    }
    """,
    // The inherited property, and not the delegate's method.
    """
    final class Menu: UITableViewController {
      func f() { popover.sourceView = self.tableView }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    }
    """,
    // The inherited table, and no method of a delegate that is named after its sender.
    """
    final class List: UITableViewController {
      func f() { popup.sourceView = self.tableView }
      func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
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
    // What a view model is given ends with the controls of its screen.
    """
    final class MenuViewModel {
      func transform(input: Input) -> Output {
        input.refresh.drive(onNext: { self.load() }).disposed(by: bag)
        return Output()
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
    // Members without `self.` stand only in closures that do not outlive their call.
    """
    final class UserViewController: UIViewController {
      private let viewModel = UserViewModel()
      private let bag = Bag()

      func bind() {
        bag.bind {
          viewModel.name.sink { [weak self] in self?.title = $0 }
        }
      }
    }
    """,
    // The name of a method holds nobody.
    """
    final class UserViewController: UIViewController {
      override func viewDidLoad() {
        navigationItem.titleMenuProvider = { _ in UIMenu(children: [UICommand(title: "", action: #selector(self.save))]) }
      }
    }
    """,
    // Who only makes a layout for others.
    """
    final class LayoutMaker {
      func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in self.section(at: index) }
      }
    }
    """,
    // Lists that lazy properties are made of.
    """
    final class SearchViewModel {
      private let items = [1]
      private var others = Set<Int>()
      private let store: Store
      lazy var first = items.map { self.title(of: $0) }
      lazy var second = others.compactMap { self.title(of: $0) }
      lazy var third = store.items.filter { self.isGood($0) }
      lazy var fourth: [String] = { return items.map { self.title(of: $0) } }()
    }
    """,
    // Tasks whose loops end: a finished stream, lines, a group, one that is left, and a weak object.
    """
    final class Client {
      func load() -> AsyncStream<String> {
        AsyncStream { stream in
          stream.yield("")
          stream.finish()
        }
      }
    }
    final class UserViewModel: ObservableObject {
      @Published var query = ""
      private let client: Client
      init(client: Client) {
        Task { for await value in client.load() { self.search(value) } }
        Task { for try await line in URL(string: query)!.lines { self.search(line) } }
        Task { await withTaskGroup(of: Int.self) { group in for await _ in group { self.search("") } } }
        Task { for await value in $query.values { if value.isEmpty { break } else { self.search(value) } } }
        Task { [weak self] in for await value in $query.values { self?.search(value) } }
        Task { for await value in $query.values { print(value) } }
        Task { while true { return search("") } }
      Task {
        outer: while true { for text in [query] { if text.isEmpty { break outer } else { search(text) } } }
      }
      }
      func search(_ text: String) {}
    }
    """,
    // The first screen of a navigation.
    """
    final class HomeCoordinator {
      let navigation: UINavigationController
      var subscriptions = Set<AnyCancellable>()
      func start() {
        let screen = HomeViewController(model)
        model.helpTap.sink { screen.present(HelpViewController(), animated: true) }.store(in: &subscriptions)
        navigation.pushViewController(screen, animated: false)
      }
    }
    final class HomeViewController: UIViewController {}
    """,
    // Elements of a list that is emptied, or of one that is not kept.
    """
    struct Item { let onTap: () -> Void }
    final class MenuViewController: UIViewController {
      private var items: [Item] = []
      func update() { items = [Item(onTap: { self.open() })] }
      override func viewDidDisappear(_ animated: Bool) { items = [] }
      func ask() {
        let sheet = SheetViewController(items: [Item(onTap: { self.open() })])
        present(sheet, animated: true)
      }
      func list() -> [Item] { return [Item(onTap: { self.open() })] }
      func open() {}
    }
    final class SheetViewController: UIViewController {
      private let items: [Item]
      init(items: [Item]) { self.items = items }
    }
    """,
    // A list that names `self` again where it has been made strong.
    """
    final class MenuViewController: UIViewController {
      private let model = MenuModel()
      override func viewDidLoad() {
        model.onChange = { [weak self] in
          guard let self = self else { return }
          DispatchQueue.main.async { [self] in self.title = "" }
        }
      }
    }
    final class MenuModel {
      var onChange: (() -> Void)?
    }
    """,
    // A web view's message handler, which an own function holds weakly.
    """
    final class PageViewController: UIViewController {
      private let web = WKWebView()
      override func viewDidLoad() { web.configuration.userContentController.add(weak: self, name: "log") }
    }
    """,
    // A screen's way out to a coordinator that has no screen itself.
    """
    final class NoteCoordinator {
      private weak var navigation: UINavigationController?
      func start() {
        let note = NoteViewController()
        note.onMore = showMore
        navigation?.pushViewController(note, animated: true)
      }
      func showMore() {}
    }
    final class NoteViewController: UIViewController {
      var onMore: (() -> Void)?
    }
    """,
    // A pattern binds the name that a view model has outside, which the view's own bag ends.
    """
    final class CardViewController: UIViewController {
      private let bag = DisposeBag()
      func bind(_ viewModel: CardViewModel) {
        viewModel.card.subscribe(onNext: { [weak self] card in
          switch card {
          case .front(let viewModel): self?.show(viewModel)
          }
        })
        .disposed(by: bag)
        viewModel.cleared.subscribe(onNext: { viewModel.text.accept("") }).disposed(by: bag)
      }
    }
    final class CardViewModel {
      let card = PublishRelay<Card>()
      let cleared = PublishRelay<Void>()
      let text = PublishRelay<String>()
    }
    """,
    // A data source that is made for those who ask, and a picker that tells of its end itself.
    """
    extension UICollectionView {
      func makeDataSource() -> DataSource {
        let dataSource = DataSource(collectionView: self) { list, place, _ in list.dequeue(at: place) }
        dataSource.supplementaryViewProvider = { _, _, place in self.dequeue(at: place) }
        return dataSource
      }
    }
    final class UserViewController: UIViewController {
      private let bag = DisposeBag()
      func pick() {
        let picker = Picker()
        picker.selected.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
        present(picker, animated: true)
      }
    }
    final class Picker: UIViewController {
      let selected = PublishSubject<String>()
      @IBAction func close() {
        selected.onCompleted()
        dismiss(animated: true)
      }
    }
    """,
    // In an app, a function the call of which is commented out, one for a
    // selector that is nowhere, one that an extension adds to a view, and a screen that nobody makes.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class UserViewController: UIViewController {
      private let list = UserList()
      override func viewDidLoad() {
        // listen()
      }
      func listen() { list.onSelect = { self.title = "" } }
    }
    final class UserList: UIView {
      var onSelect: (() -> Void)?
    }
    final class FriendViewController: UIViewController {
      private let list = UserList()
      @objc func refresh() { list.onSelect = { self.title = "" } }
    }
    extension UIButton {
      func toggle(between first: String, and second: String) {
        rx.tap.bind { self.setTitle(first, for: .normal) }.disposed(by: bag)
      }
    }
    final class Screens {
      func makeFriend() -> FriendViewController { FriendViewController() }
      func makeUser() -> UserViewController { UserViewController() }
    }
    final class OldViewController: UIViewController {
      private let list = UserList()
      override func viewDidLoad() { list.onSelect = { self.title = "" } }
    }
    """,
    // A button ends a timer, though something else calls its action from the start.
    """
    final class RideViewController: UIViewController {
      private var timer: Timer?
      override func viewDidLoad() {
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        lock.onClose = { [weak self] in self?.end() }
        if isOver { close(self) }
      }
      @IBAction func close(_ sender: Any) { timer?.invalidate() }
      @objc func tick() {}
    }
    """,
    // The button of a library's alert, and a view that the screen has anyway.
    """
    final class UserViewController: UIViewController {
      private let bag = DisposeBag()
      func ask() {
        AlertBuilder(title: "Call", preferredStyle: .actionSheet)
          .addAction(title: "Now", style: .default) { _ in self.call() }
          .show()
      }
      func fill() {
        guard let page = ui.pages[0] as? PageView else { return }
        page.field.rx.text.bind { page.count.text = $0 }.disposed(by: bag)
      }
      func call() {}
    }
    final class PageView: UIView {
      let field = UITextField()
      let count = UILabel()
    }
    """,
    // A view has its view model weakly, whose subject keeps the closure and goes with the screen.
    """
    final class MapView: UIView {
      private weak var viewModel: MapViewModel?
      private let bag = DisposeBag()
      func bind() { viewModel?.zoom.subscribe(onNext: { self.zoom(to: $0) }).disposed(by: bag) }
      func zoom(to scale: Double) {}
    }
    final class MapViewModel {
      let zoom = PublishSubject<Double>()
    }
    """,
    // A popup that is given to a function which shows it.
    """
    final class RobotViewController: UIViewController {
      func build() {
        let tips = TipsView.instantiate()
        tips.onRetry = retry
        presentModal(with: tips)
      }
      func retry() {}
    }
    final class TipsView: UIView {
      var onRetry: (() -> Void)?
    }
    """,
    // In an app, a function that nobody calls, and a coordinator that only its screens keep.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
        UserCoordinator(navigation).start()
        return true
      }
    }
    final class UserCoordinator {
      private let navigation: UINavigationController
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let viewModel = UserViewModel()
        viewModel.onClose = { self.close() }
        navigation.pushViewController(UserViewController(viewModel), animated: true)
      }
      func close() { navigation.popViewController(animated: true) }
    }
    final class UserViewModel {
      var onClose: (() -> Void)?
    }
    final class UserViewController: UIViewController {
      private let viewModel: UserViewModel
      init(_ viewModel: UserViewModel) { self.viewModel = viewModel }
      func listen() { viewModel.onClose = { self.title = "" } }
      func ask() {
        let panel = Panel()
        panel.onClose = { panel.removeFromSuperview() }
      }
    }
    final class Panel: UIView {
      var onClose: (() -> Void)?
    }
    """,
  ])
  func `what SM-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-3") == [])
  }

  /// Each type calls its own by the name alone.
  @Test func `who calls a namesake does not call the function`() throws {
    let screen = """
      final class FriendViewController: UIViewController {
        private let list = UserList()
        func check() { list.onSelect = { self.title = "" } }
      }
      final class UserList: UIView {
        var onSelect: (() -> Void)?
      }
      """
    func found(calling call: String, in type: String) throws -> Int {
      let caller = """
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        final class UserViewController: UIViewController {
          func open() { show(FriendViewController(), sender: nil) }
          func check() {}
        }
        \(type) { func refresh() { \(call) } }
        """
      return try findings(in: ["App.swift": caller, "Friend.swift": screen], by: "SM-3").count
    }
    #expect(try found(calling: "check()", in: "extension UserViewController") == 0)
    #expect(try found(calling: "check()", in: "extension FriendViewController") == 1)
    #expect(try found(calling: "friend.check()", in: "extension UserViewController") == 1)
  }
}
