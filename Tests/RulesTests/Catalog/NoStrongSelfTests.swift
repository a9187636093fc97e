import Testing

struct NoStrongSelfTests {
  @Test(arguments: [
    (
      """
      final class Menu {
        func f() { model.onChange = { names.forEach { [weak self] in self?.add($0) } } }
      }
      """,
      """
      2:31 a closure of Menu holds self strongly, as `[weak self]` stands only in a closure inside it, kept in onChange
        fix: move `[weak self]` outwards, to this closure
      """
    ),
    // Each of them is a use, though they stand in one line.
    (
      """
      final class Menu {
        private var model: Model?
        func f() { model = Model(didA: { self.a() }, didB: { self.b() }, name: "", didC: { self.c() }) }
      }
      final class Model {
        var didA: () -> Void
        var didB: () -> Void
        init(didA: @escaping () -> Void, didB: @escaping () -> Void, name: String, didC: () -> Void) {
          self.didA = didA
          self.didB = didB
        }
      }
      """,
      """
      3:34 a closure of Menu holds self strongly, which Model.init(didA:didB:…) keeps as didA
        fix: capture `[weak self]`, or only the part that is needed
      3:54 a closure of Menu holds self strongly, which Model.init(didA:didB:…) keeps as didB
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { lists.onChange = { a.each { self.add($0) } }; b.onChange = { self.end() } }
        func g() { model.onChange = { names.forEach { [weak self] in self?.add($0) }; self.end() } }
      }
      """,
      """
      2:31 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      2:73 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      3:31 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A function of the type of what it is called on, by way of an extension or a protocol.
    (
      """
      protocol Pages {
        func add(_ action: @escaping () -> Void)
      }
      final class Files: Pages {
        private var actions: [() -> Void] = []
        func add(_ action: @escaping () -> Void) { actions.append(action) }
      }
      final class Menu {
        private let pages: any Pages
        func f() {
          let files = Files()
          files.add { self.render() }
          pages.add { self.render() }
        }
      }
      """,
      """
      12:15 a closure of Menu holds self strongly, which Files.add(_:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      13:15 a closure of Menu holds self strongly, which Files.add(_:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        private let model: Model
        func f() { model.observe { self.render() } }
      }
      final class Model {
        private var observers: [() -> Void] = []
        func observe(_ change: @escaping () -> Void) { keep(change) }
        private func keep(_ observer: @escaping () -> Void) { observers.append(observer) }
      }
      """,
      """
      3:28 a closure of Menu holds self strongly, which Model.observe(_:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { model.onChange = { self.render() } }
      }
      """,
      """
      2:31 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        private let titles: AnyPublisher<String, Never>
        func f() { titles.sink { self.show($0) }.store(in: &bag) }
      }
      """,
      """
      3:26 a closure of Menu holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        lazy var close = { self.end() }
      }
      """,
      """
      2:20 a closure of Menu holds self strongly, kept in close
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { stream.sink { [weak self] in
          guard let self else { return }
          model.onChange = { self.render() }
        } }
      }
      """,
      """
      4:22 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
      }
      """,
      """
      2:79 a closure of Menu holds self strongly, which scheduledTimer keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // What ends it waits for this object's end, or begins it anew.
    (
      """
      final class Menu {
        private var timer: Timer?
        func f() {
          timer?.invalidate()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
        }
        func stop() { timer?.invalidate() }
        deinit { stop() }
      }
      """,
      """
      5:70 a closure of Menu holds self strongly, which scheduledTimer keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // What is in the screen is kept by the screen, however it holds that.
    (
      """
      final class MenuViewController: UIViewController {
        private weak var child: ListViewController?
        func f() { child?.onPick = { self.show($0) } }
      }
      """,
      """
      3:30 a closure of MenuViewController holds self strongly, kept in onPick
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A part that the screen has is shown where it is needed, and stays.
    (
      """
      final class MenuViewController: UIViewController {
        private let picker: PickerViewController
        func f() {
          picker.onPick = { self.show($0) }
          present(picker, animated: true)
        }
      }
      """,
      """
      4:21 a closure of MenuViewController holds self strongly, kept in onPick
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { viewModel.onClose = close }
        func close() {}
      }
      """,
      """
      2:34 onClose keeps Menu.close, and a method holds self strongly
        fix: write a closure that captures `[weak self]` and calls close
      """
    ),
    (
      """
      final class Menu {
        func f() { viewModel.onClose = self.close }
        func close() {}
      }
      """,
      """
      2:39 onClose keeps Menu.close, and a method holds self strongly
        fix: write a closure that captures `[weak self]` and calls close
      """
    ),
    (
      #"""
      final class Menu {
        func f() { model.$title.assign(to: \.title, on: self).store(in: &bag) }
      }
      """#,
      """
      2:27 a subscription of Menu holds self strongly, which assign(to:on:) keeps
        fix: write `assign(to: &$property)`, or a `sink` with `[weak self]`
      """
    ),
    // Who binds keeps, whatever the closure is called.
    (
      """
      final class Field {
        private var changed: ((String) -> Void)?
        func bind(callback: @escaping (String) -> Void) { changed = callback }
      }
      final class Menu {
        private lazy var field: Field = {
          let field = Field()
          field.bind { self.name = $0 }
          return field
        }()
      }
      """,
      """
      8:16 a closure of Menu holds self strongly, which Field.bind(callback:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A shorter form of a subscription keeps as much as the library's.
    (
      """
      final class Menu {
        private var bag: Set<AnyCancellable> = []
        func f() { model.$title.sink(receiveValue: { self.show($0) }).store(in: &bag) }
      }
      extension Publisher {
        func sink(receiveError: @escaping (Failure) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          sink(receiveCompletion: { end in note(end, receiveError) }, receiveValue: receiveValue)
        }
      }
      """,
      """
      3:46 a closure of Menu holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A stream's operators are kept with the subscription.
    (
      """
      final class Menu {
        private let bag = DisposeBag()
        private let taps = PublishRelay<Void>()
        func f() {
          taps.flatMap { self.load() }.map { _ in 1 }.bind(to: relay).disposed(by: bag)
        }
      }
      """,
      """
      5:18 a closure of Menu holds self strongly, which flatMap keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        private var bag: Set<AnyCancellable> = []
        func f() {
          button.taps.map { self.title }.sink { print($0) }.store(in: &bag)
        }
      }
      """,
      """
      4:21 a closure of Menu holds self strongly, which map keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      #"""
      final class Menu {
        func f() { model.$title.assign(to: \.title, on: self, ownership: .strong).store(in: &bag) }
      }
      """#,
      """
      2:27 a subscription of Menu holds self strongly, which assign(to:on:) keeps
        fix: write `assign(to: &$property)`, or a `sink` with `[weak self]`
      """
    ),
    (
      """
      final class Menu {
        lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, path, _ in self.cell(path) }
      }
      """,
      """
      2:79 a closure of Menu holds self strongly, which UITableViewDiffableDataSource keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { index, _ in self.section(index) } }
      }
      """,
      """
      2:81 a closure of Menu holds self strongly, which UICollectionViewCompositionalLayout keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { button.addAction(UIAction { _ in self.close() }, for: .touchUpInside) }
      }
      """,
      """
      2:40 a closure of Menu holds self strongly, which the control keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        static let empty = Menu()
        func f() { model.onChange = { self.render() } }
      }
      """,
      """
      3:31 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class MenuViewController: UIViewController {
        func cell(_ cell: MenuCell) { cell.onTap = { self.open() } }
      }
      """,
      """
      2:46 a closure of MenuViewController holds self strongly, kept in onTap
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        private let bag = DisposeBag()
        func f() {
          button.rx.tap.subscribe(
            onNext: { self.show($0) },
            onCompleted: { self.close() }
          ).disposed(by: bag)
        }
      }
      """,
      """
      5:15 a closure of Menu holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      6:20 a closure of Menu holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Whose function it is follows from what others return and make.
    (
      """
      final class AnimationPromise {
        private var action: (() -> Void)?
        func done(_ action: @escaping () -> Void) { self.action = action }
      }
      final class Menu {
        private lazy var service = makeService()
        func f() { service.load(page: 1).done { self.render() } }
        func makeService() -> any Service { Server() }
      }
      protocol Service {
        func load(page: Int) -> AnimationPromise
      }
      """,
      """
      7:41 a closure of Menu holds self strongly, which AnimationPromise.done(_:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Observers that are removed too late.
    (
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
        deinit { observer?.removeObserver() }
      }
      """,
      """
      10:33 a closure of MenuViewController holds self strongly, which Observer.init(action:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      11:80 a closure of MenuViewController holds self strongly, which addObserver keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A local object that a closure of its own keeps.
    (
      """
      final class Child {
        var onClose: (() -> Void)?
        func close() {}
      }
      final class Menu {
        func f() {
          let child = Child()
          child.onClose = { child.close() }
          show(child)
        }
      }
      """,
      """
      8:21 a closure of child holds child strongly, kept in its onClose
        fix: capture `[weak child]`
      """
    ),
    // Of two in each other the outer says it.
    (
      """
      final class Menu {
        func f() { model.onChange = { self.model.onChange = { self.render() } } }
      }
      """,
      """
      2:31 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // By way of a value that is kept in a list.
    (
      """
      struct Observer {
        let name: String
        let block: () -> Void
      }
      final class Store {
        private var observers: [Int: [Observer]] = [:]
        func subscribe(name: String, block: @escaping () -> Void) {
          let observer = Observer(name: name, block: block)
          observers[name.count]?.append(observer)
        }
      }
      final class Menu {
        private let store: Store
        private var rows: [Observer] = []
        func f() {
          store.subscribe(name: "a") { self.render() }
          rows.append(Observer(name: "b") { self.render() })
          let row = Observer(name: "c") { self.render() }
          show(row)
        }
      }
      """,
      """
      16:32 a closure of Menu holds self strongly, which Store.subscribe(name:block:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      17:37 a closure of Menu holds self strongly, which Observer keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // It lets go of them too late.
    (
      """
      final class MenuViewController: UIViewController {
        private var cancellables: Set<AnyCancellable> = []
        private var token: AnyCancellable?
        override func viewWillAppear(_ animated: Bool) {
          model.onChange = { self.render() }
          model.$title.sink { self.show($0) }.store(in: &cancellables)
        }
        deinit {
          model.onChange = nil
          cancellables.removeAll()
        }
      }
      """,
      """
      5:22 a closure of MenuViewController holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      6:23 a closure of MenuViewController holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A step of the project's own, and one that looks on.
    (
      """
      extension ObservableType {
        func users<T>(of type: T.Type) -> Observable<T> { compactMap { $0 as? T } }
      }
      final class Menu {
        private let store: Store
        private let bag = DisposeBag()
        func f() {
          store.list.users(of: User.self).subscribe(onNext: { self.show($0) }).disposed(by: bag)
          button.rx.tap.do(onNext: { self.note() }).subscribe().disposed(by: bag)
        }
      }
      """,
      """
      8:55 a closure of Menu holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      9:30 a closure of Menu holds self strongly, which do keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Combine has no controls that end.
    (
      """
      import Combine

      final class UserViewModel {
        private var bag: Set<AnyCancellable> = []
        func transform(input: Input) -> Output {
          input.name.sink { self.name = $0 }.store(in: &bag)
          return Output()
        }
      }
      """,
      """
      6:21 a closure of UserViewModel holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A method's bare name, given to what is seen to take a function.
    (
      """
      final class Menu {
        private let button = Button()
        func f() { button.touchUp = close }
        func close() {}
      }
      final class Button {
        var touchUp: (() -> Void)?
      }
      """,
      """
      3:31 touchUp keeps Menu.close, and a method holds self strongly
        fix: write a closure that captures `[weak self]` and calls close
      """
    ),
    // A timer has a target, too, and the end of the object is too late to end it.
    (
      """
      final class Menu {
        private var timer: Timer?
        func f() {
          timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }
        @objc func tick() {}
        deinit { timer?.invalidate() }
      }
      """,
      """
      4:19 a timer of Menu holds self strongly, as its target, and only its deinit ends it, which never runs
        fix: call `invalidate()` when the screen goes, or give the timer a closure that captures `[weak self]`
      """
    ),
    // By way of a value with which the one who is kept is made.
    (
      """
      struct Actions {
        let show: () -> Void
      }
      final class UserViewModel {
        let actions: Actions
        init(actions: Actions) { self.actions = actions }
      }
      final class UserViewController: UIViewController {
        let viewModel: UserViewModel
        init(viewModel: UserViewModel) { self.viewModel = viewModel }
      }
      final class UserCoordinator {
        private var navigation: UINavigationController?
        func start() {
          let actions = Actions(show: show)
          let screen = UserViewController(viewModel: UserViewModel(actions: actions))
          navigation = UINavigationController(rootViewController: screen)
        }
        func show() {}
      }
      """,
      """
      15:33 UserCoordinator.show holds self strongly, as methods do, which Actions keeps
        fix: write a closure that captures `[weak self]` and calls show
      """
    ),
    // A superclass has the bag.
    (
      """
      class BaseViewController: UIViewController {
        let bag = DisposeBag()
      }
      final class MenuViewController: BaseViewController {
        func bind() { model.title.asObservable().bind(onNext: { self.show($0) }).disposed(by: bag) }
        private let model = Menu()
      }
      final class Menu {
        let title = BehaviorRelay(value: "")
      }
      """,
      """
      5:57 a closure of MenuViewController holds self strongly, which bind keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A token that the object keeps, whatever is observed, and the bag that a library gives to all.
    (
      """
      final class Menu {
        private var token: NotificationToken?
        func f() {
          token = cart.observe { _ in self.render() }
          names.rx.text.map { self.strip($0) }.bind(to: title).disposed(by: rx.disposeBag)
        }
      }
      """,
      """
      4:26 a closure of Menu holds self strongly, which observe keeps
        fix: capture `[weak self]`, or only the part that is needed
      5:23 a closure of Menu holds self strongly, which map keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A stream that is a property of the object's own.
    (
      """
      final class MenuViewModel {
        private let refresh = PublishSubject<Int>()
        var items: Driver<[Item]>!
        func bind() {
          items = refresh.startWith(0).flatMapLatest { _ in self.load() }.asDriver(onErrorJustReturn: [])
        }
      }
      """,
      """
      5:48 a closure of MenuViewModel holds self strongly, which flatMapLatest keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Steps within what is combined.
    (
      """
      import Combine

      final class MenuViewModel {
        @Published var name = ""
        private var subscriptions = Set<AnyCancellable>()
        func bind() {
          Publishers.Merge($name.map { $0 + self.suffix }, $name).sink { print($0) }.store(in: &subscriptions)
        }
      }
      """,
      """
      7:32 a closure of MenuViewModel holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // What the system's class declares, and a library's data source keeps.
    (
      """
      final class MenuDataSource: UICollectionViewDiffableDataSource<Int, Int> {
        func setUp() { supplementaryViewProvider = { _, _, _ in self.header() } }
      }
      final class MenuViewController: UIViewController {
        private var source: RxTableViewSectionedReloadDataSource<Section>?
        func setUp() { source = RxTableViewSectionedReloadDataSource(configureCell: { _, _ in self.cell() }) }
      }
      """,
      """
      2:46 a closure of MenuDataSource holds self strongly, kept in supplementaryViewProvider
        fix: capture `[weak self]`, or only the part that is needed
      6:79 a closure of MenuViewController holds self strongly, which RxTableViewSectionedReloadDataSource keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A local object that its own closure holds, by the type that it is cast to.
    (
      """
      final class MenuViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let list = segue.destination as? ListViewController {
            list.onSelect = { list.close() }
          }
        }
      }
      final class ListViewController: UIViewController {
        var onSelect: (() -> Void)?
      }
      """,
      """
      4:23 a closure of list holds list strongly, kept in its onSelect
        fix: capture `[weak list]`
      """
    ),
    // A screen that a coordinator has shown stays in its bag.
    (
      """
      import RxSwift

      final class UserCoordinator {
        private let bag = DisposeBag()
        private let navigation: UINavigationController
        func start() {
          let screen = UserViewController()
          screen.viewModel.closed.subscribe(onNext: { screen.dismiss() }).disposed(by: bag)
          navigation.pushViewController(screen, animated: true)
        }
      }
      final class UserViewController: UIViewController {
        let viewModel = UserViewModel()
      }
      final class UserViewModel {
        let closed = PublishSubject<Void>()
      }
      """,
      """
      8:47 a closure of UserCoordinator holds screen strongly, a screen that it shows, which subscribe keeps
        fix: capture `[weak screen]`
      """
    ),
    // A data source by another name, a weak outlet of a view, a subject as an observer, a bag that is emptied first.
    (
      """
      final class MenuView: UIView {
        private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
        private var source: Source?
        @IBOutlet private weak var button: UIButton!
        private let taps = PublishSubject<Void>()
        private var bag = DisposeBag()
        func setUp() {
          clear()
          source = Source(collectionView: list) { _, _, _ in self.cell() }
          button.rx.tap.bind { self.tap() }.disposed(by: bag)
          taps.asObserver().subscribe(onNext: { self.tap() }).disposed(by: bag)
        }
        private func clear() { bag = DisposeBag() }
      }
      """,
      """
      9:43 a closure of MenuView holds self strongly, which UICollectionViewDiffableDataSource keeps
        fix: capture `[weak self]`, or only the part that is needed
      10:24 a closure of MenuView holds self strongly, which bind keeps
        fix: capture `[weak self]`, or only the part that is needed
      11:41 a closure of MenuView holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A screen that holds the controller of which it is the root.
    (
      """
      final class UserCoordinator {
        private let navigation: UINavigationController

        init(navigation: UINavigationController) {
          self.navigation = navigation
        }

        func showTerms() {
          let terms = TermsViewController()
          let flow = UINavigationController(rootViewController: terms)
          terms.onClose = { flow.dismiss(animated: true) }
          navigation.present(flow, animated: true)
        }
      }

      final class TermsViewController: UIViewController {
        var onClose: (() -> Void)?
      }
      """,
      """
      11:21 a closure of terms holds flow strongly, which keeps terms
        fix: capture `[weak flow]`
      """
    ),
    // A listener that a service of the project hands out.
    (
      """
      final class ChatsPresenter {
        private let chats = ChatsService()
        private var listener: (any Listener)?
        private var names: [String] = []

        func listen() {
          listener = chats.listen { self.names = $0 }
        }
      }

      final class ChatsService {
        private let store = Store()

        func listen(completion: @escaping ([String]) -> Void) -> any Listener {
          store.chats.addSnapshotListener { completion($0.names) }
        }
      }
      """,
      """
      7:29 a closure of ChatsPresenter holds self strongly, which ChatsService.listen(completion:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // An own object's property keeps what is called a completion, too.
    (
      """
      final class AccountViewController: UIViewController {
        private let question = PasswordView()

        override func viewDidLoad() {
          question.ask { self.check($0) }
        }

        private func check(_ password: String) {}
      }

      final class PasswordView: UIView {
        private var answered: ((String) -> Void)?

        func ask(completion: @escaping (String) -> Void) {
          answered = completion
        }
      }
      """,
      """
      5:18 a closure of AccountViewController holds self strongly, which PasswordView.ask(completion:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A method that makes the cells of a source that is kept.
    (
      """
      final class ListViewController: UIViewController {
        private let table = UITableView()
        private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table, cellProvider: cell)

        private func cell(_ table: UITableView, at path: IndexPath, for item: Int) -> UITableViewCell? { nil }
      }
      """,
      """
      3:101 ListViewController.cell holds self strongly, as methods do, which UITableViewDiffableDataSource keeps
        fix: write a closure that captures `[weak self]` and calls cell
      """
    ),
    // A method of a protocol's extension is one of those who conform.
    (
      """
      final class ProfileCoordinator: Coordinator {
        private let model = ProfileModel()
        private var subscriptions: Set<AnyCancellable> = []

        func start() {
          model.failed.sink(receiveValue: present(_:)).store(in: &subscriptions)
        }
      }

      final class ProfileModel {
        let failed = PassthroughSubject<Failure, Never>()
      }

      protocol Coordinator: AnyObject {}

      extension Coordinator {
        func present(_ failure: Failure) {}
      }
      """,
      """
      6:37 ProfileCoordinator.present holds self strongly, as methods do, which sink keeps
        fix: write a closure that captures `[weak self]` and calls present
      """
    ),
    // Of a timer that only the object's end would end.
    (
      """
      final class Ticker: NSObject {
        private var timer: Timer?

        func start() {
          timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        }

        @objc private func tick() {}

        deinit { timer?.invalidate() }
      }
      """,
      """
      5:19 a timer of Ticker holds self strongly, as its target, and only its deinit ends it, which never runs
        fix: call `invalidate()` when the screen goes, or give the timer a closure that captures `[weak self]`
      """
    ),
    // A monitor of events that nobody ends.
    (
      """
      final class TitleViewController: NSViewController {
        private let search = NSSearchField()

        func listen() {
          NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
            self.search.becomeFirstResponder()
            return event
          }
        }
      }
      """,
      """
      5:58 a closure of TitleViewController holds self strongly, which addLocalMonitorForEvents keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A view that an own field keeps.
    (
      """
      final class TripViewController: UIViewController {
        @IBOutlet weak var nameField: UITextField!
        private var group = 0

        override func viewDidLoad() {
          nameField.inputView = PickerView(completion: { self.group = $0 })
        }
      }

      final class PickerView: UIView {
        private let handler: (Int) -> Void

        init(completion: @escaping (Int) -> Void) {
          handler = completion
          super.init(frame: .zero)
        }
      }
      """,
      """
      6:50 a closure of TripViewController holds self strongly, which PickerView.init(completion:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A preview has an object of its own, and not one for all.
    (
      """
      final class ItemsViewModel: ObservableObject {
        @Published var isShown = false
        private var items: [Int] = []
        private var subscriptions: Set<AnyCancellable> = []

        init() {
          $isShown.sink { if !$0 { self.items = [] } }.store(in: &subscriptions)
        }
      }

      #Preview {
        var model = ItemsViewModel()
        return ItemsView(model: model)
      }
      """,
      """
      7:19 a closure of ItemsViewModel holds self strongly, which sink keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Two locals, one of which keeps the other.
    (
      """
      final class LoginCoordinator {
        func start() {
          let model = LoginViewModel()
          let screen = LoginViewController(model: model)
          model.onFailed = { screen.present(AlertController(), animated: true) }
        }
      }

      final class LoginViewModel {
        var onFailed: (() -> Void)?
      }

      final class LoginViewController: UIViewController {
        private let model: LoginViewModel

        init(model: LoginViewModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
      }
      """,
      """
      5:22 a closure of model holds screen strongly, which keeps model
        fix: capture `[weak screen]`
      """
    ),
    // A class of the project's own that keeps what a library's does.
    (
      """
      final class ListViewController: UIViewController {
        private let table = UITableView()
        private var source: ListSource!
        private var title = ""

        override func viewDidLoad() {
          source = ListSource(tableView: table) { table, path, item in self.cell(for: item) }
        }
      }

      final class ListSource: UITableViewDiffableDataSource<Int, Int> {}
      """,
      """
      7:43 a closure of ListViewController holds self strongly, which UITableViewDiffableDataSource keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // How cells are set up is kept by what asks for them.
    (
      """
      final class ListViewController: UIViewController {
        private var source: UICollectionViewDiffableDataSource<Int, Int>!

        func setUp() {
          let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in self.fill(cell, item) }
          source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
          }
        }
      }
      """,
      """
      5:69 a closure of ListViewController holds self strongly, which UICollectionViewDiffableDataSource keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A function that hands out its subject, if it can.
    (
      """
      final class ChatsViewController: UIViewController {
        private let worker = ChatWorker()
        private let bag = DisposeBag()

        func load() {
          worker.chats().subscribe(onNext: { self.show($0) }).disposed(by: bag)
        }
      }
      final class ChatWorker {
        func chats() -> Observable<[Chat]> {
          guard isReady else { return Observable.empty() }
          server.listen { chatsSubject.onNext($0) }
          return chatsSubject
        }
      }
      """,
      """
      6:38 a closure of ChatsViewController holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Other libraries' streams and gestures, and a view that a hosting controller has.
    (
      """
      final class HomeViewController: UIViewController {
        private let model: HomeModel
        private let bag = DisposeBag()
        private var hosting: UIHostingController<MenuView>?

        override func viewDidLoad() {
          model.users.producer.startWithValues { self.show($0) }
          view.rx.swipeGesture(.left).when(.recognized).subscribe(onNext: { _ in self.next() }).disposed(by: bag)
          hosting = UIHostingController(rootView: MenuView(onTap: { self.next() }))
        }
      }
      struct MenuView: View {
        let onTap: () -> Void
      }
      """,
      """
      7:42 a closure of HomeViewController holds self strongly, which startWithValues keeps
        fix: capture `[weak self]`, or only the part that is needed
      8:69 a closure of HomeViewController holds self strongly, which subscribe keeps
        fix: capture `[weak self]`, or only the part that is needed
      9:61 a closure of HomeViewController holds self strongly, which MenuView keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
  ])
  func `what SM-3 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-3") == report)
  }
}
