import Testing

struct NoStrongSelfTests {
  @Test(arguments: [
    (
      """
      final class Menu: UIView {
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
      final class Menu: UIView {
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
      final class Menu: UIView {
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
      final class Menu: UIView {
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
      final class Menu: UIView {
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
      final class Menu: UIView {
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
      final class Menu: UIView {
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
    // Of two in each other the outer says it.
    (
      """
      final class Menu: UIView {
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
    // A screen that is a part of this one, and a part that is told by its name.
    (
      """
      final class MenuViewController: UIViewController {
        func f() {
          let list = ListViewController()
          list.onChoice = { self.show($0) }
          addChild(list)
          view.addSubview(list.view)
        }
        func cell(in table: UITableView) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "Dish") as! DishCell
          cell.onCancel = { self.cancel() }
          return cell
        }
        func show(_ dish: String) {}
        func cancel() {}
      }
      final class ListViewController: UIViewController {
        var onChoice: ((String) -> Void)?
      }
      final class DishCell: UITableViewCell {
        var onCancel: (() -> Void)?
      }
      """,
      """
      4:21 a closure of MenuViewController holds self strongly, kept in onChoice
        fix: capture `[weak self]`, or only the part that is needed
      10:21 a closure of MenuViewController holds self strongly, kept in onCancel
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // What the object keeps, by the name of a constant.
    (
      """
      final class FeedViewController: UIViewController {
        private let model = FeedModel()
        private var other: (any Model)?
        override func viewDidLoad() {
          let feed = model
          feed.onUpdate = { self.render() }
          guard let menu = other as? MenuModel else { return }
          menu.onUpdate = { self.render() }
        }
      }
      final class FeedModel {
        var onUpdate: (() -> Void)?
      }
      """,
      """
      6:21 a closure of FeedViewController holds self strongly, kept in onUpdate
        fix: capture `[weak self]`, or only the part that is needed
      8:21 a closure of FeedViewController holds self strongly, kept in onUpdate
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A method that is given to a property of a superclass.
    (
      """
      final class UserViewController: UIViewController {
        private let picker = WeightPicker()
        override func viewDidLoad() { picker.chosen = load }
        func load() {}
      }
      final class WeightPicker: Picker {}
      class Picker {
        var chosen: (() -> Void)?
      }
      """,
      """
      3:49 chosen keeps UserViewController.load, and a method holds self strongly
        fix: write a closure that captures `[weak self]` and calls load
      """
    ),
    // A list of values with closures that a lazy property is.
    (
      """
      struct Row { let title: String; let action: () -> Void }
      final class MenuViewController: UIViewController {
        lazy var rows: [Row] = [Row(title: "a") { self.open() }]
        lazy var more: [Row] = { return [Row(title: "b", action: { self.open() })] }()
        func open() {}
      }
      """,
      """
      3:43 a closure of MenuViewController holds self strongly, which Row keeps
        fix: capture `[weak self]`, or only the part that is needed
      4:60 a closure of MenuViewController holds self strongly, which Row keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A screen that a property has, though it is shown as well.
    (
      """
      final class NextViewController: UIViewController { var picked: (() -> Void)? }
      final class UserViewController: UIViewController {
        private var next: NextViewController?
        func open() {
          let screen = NextViewController()
          screen.picked = { self.open() }
          next = screen
          present(screen, animated: true)
        }
      }
      """,
      """
      6:21 a closure of UserViewController holds self strongly, kept in picked
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A bag that is captured by its name is not a member that the closure names plainly.
    (
      """
      final class EventCoordinator {
        private let router: Router
        private let bag = DisposeBag()
        func start() {
          let screen = EventViewController()
          screen.builder = { [bag] _ in
            let model = EventViewModel()
            model.back.bind { [weak self] _ in self?.close() }.disposed(by: bag)
            return model
          }
          router.show(screen)
        }
        func close() {}
      }
      final class EventViewModel { let back = PublishRelay<Void>() }
      final class EventViewController: UIViewController { var builder: ((Int) -> EventViewModel)? }
      """,
      """
      6:22 a closure of EventCoordinator holds self strongly, as `[weak self]` stands only in a closure inside it, kept in builder
        fix: move `[weak self]` outwards, to this closure
      """
    ),
    // A method in the place of a block, which listens, also by way of a function that adds it.
    (
      """
      enum Notices {
        static var tokens: [NSObjectProtocol] = []
        static func add(_ name: Notification.Name, method: @escaping (Notification) -> Void) {
          tokens.append(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: method))
        }
      }
      final class ReaderViewController: UIViewController {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(forName: .hit, object: nil, queue: nil, using: showHit)
          Notices.add(.hit, method: showHit)
        }
        func showHit(notification: Notification) {}
      }
      """,
      """
      9:91 ReaderViewController.showHit holds self strongly, as methods do, which addObserver keeps
        fix: write a closure that captures `[weak self]` and calls showHit
      10:31 ReaderViewController.showHit holds self strongly, as methods do, which Notices.add(_:method:) keeps
        fix: write a closure that captures `[weak self]` and calls showHit
      """
    ),
    // A value with a closure or a method that an own part keeps, which it has or is given by a function.
    (
      """
      struct Rows { let load: () -> Void }
      final class ListView: UIView {
        var rows: Rows?
        func update(_ new: Rows?) {
          guard let rows = new else { return }
          self.rows = rows
        }
      }
      final class UserViewController: UIViewController {
        private let list = ListView()
        override func viewDidLoad() {
          list.rows = Rows(load: { self.load() })
          list.update(Rows(load: load))
        }
        func load() {}
      }
      """,
      """
      12:28 a closure of UserViewController holds self strongly, which Rows keeps
        fix: capture `[weak self]`, or only the part that is needed
      13:28 UserViewController.load holds self strongly, as methods do, which Rows keeps
        fix: write a closure that captures `[weak self]` and calls load
      """
    ),
    // Elements of a list that is assigned, in a section, given to a view that keeps it, or added.
    (
      """
      struct Item {
        let title: String
        let onTap: () -> Void
      }
      struct Section { let items: [Item] }
      enum Row { case action(title: String, handler: () -> Void) }
      final class ListView: UIView {
        private var items: [Item] = []
        func show(_ items: [Item]) { self.items = items }
      }
      final class MenuViewController: UIViewController {
        private let list = ListView()
        private var items: [Item] = []
        private var sections: [Section] = []
        private var rows: [Row] = []
        func update() {
          items = [Item(title: "Open", onTap: { self.open() })]
          sections = [Section(items: [Item(title: "Open") { self.open() }])]
          list.show([Item(title: "Open", onTap: { self.open() })])
          rows.append(.action(title: "Open", handler: { self.open() }))
        }
        func reload() {
          let more = [Item(title: "Open", onTap: { self.open() })]
          list.show(more)
        }
        func open() {}
      }
      """,
      """
      17:41 a closure of MenuViewController holds self strongly, which Item keeps
        fix: capture `[weak self]`, or only the part that is needed
      18:53 a closure of MenuViewController holds self strongly, which Item keeps
        fix: capture `[weak self]`, or only the part that is needed
      19:43 a closure of MenuViewController holds self strongly, which Item keeps
        fix: capture `[weak self]`, or only the part that is needed
      20:49 a closure of MenuViewController holds self strongly, kept in rows
        fix: capture `[weak self]`, or only the part that is needed
      23:44 a closure of MenuViewController holds self strongly, which Item keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A method that is given in the closure which makes a lazy property.
    (
      """
      final class FormView: UIView {
        private lazy var button: FormButton = {
          let button = FormButton(title: "Create", onPress: create)
          return button
        }()
        private func create() {}
      }
      final class FormButton: UIButton {
        private let onPress: () -> Void
        init(title: String, onPress: @escaping () -> Void) { self.onPress = onPress }
      }
      """,
      """
      3:55 FormView.create holds self strongly, as methods do, which FormButton.init(title:onPress:) keeps
        fix: write a closure that captures `[weak self]` and calls create
      """
    ),
  ])
  func `what SM-3 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-3") == report)
  }
}
