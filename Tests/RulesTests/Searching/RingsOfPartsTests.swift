import Testing

/// Objects of which one keeps the other by whatever name, and is kept by it: a part and its owner, or several that are put
/// together.
struct RingsOfPartsTests {
  @Test(arguments: [
    // A presenter that holds the screen in turn.
    (
      """
      protocol SendViewDelegate: AnyObject {}
      final class SendPresenter: SendViewDelegate {
        var view: SendView?
      }
      final class SendViewController: UIViewController, SendView {
        private let delegate: SendViewDelegate
      }
      """,
      """
      6:15 SendViewController holds its delegate strongly
        fix: declare `weak var delegate`
      """
    ),
    // By another name.
    (
      """
      final class ListAdapter {
        var output: ListAdapterOutput?
      }
      protocol ListAdapterOutput: AnyObject {}
      final class UserViewController: UIViewController, ListAdapterOutput {
        private var adapter: ListAdapter?
        override func viewDidLoad() {
          adapter = ListAdapter()
          adapter?.output = self
        }
      }
      """,
      """
      9:14 UserViewController keeps its adapter, whose output keeps it in turn
        fix: declare `weak var output` in ListAdapter
      """
    ),
    // Who is made with its maker, and kept by it.
    (
      """
      final class Screen {
        private(set) lazy var router: Navigation = .init(screen: self)
        private lazy var button = CloseButton(owner: self)
        private var child: Child?
        func show() { child = Child(model: ChildModel(parent: self)) }
      }
      final class Navigation {
        private let screen: Screen
        init(screen: Screen) { self.screen = screen }
      }
      final class CloseButton: UIButton {
        private var owner: Screen?
        init(owner: Screen?) { self.owner = owner }
      }
      final class Child {
        let model: ChildModel
        init(model: ChildModel) { self.model = model }
      }
      final class ChildModel {
        private let parent: Screen
        init(parent: Screen) { self.parent = parent }
      }
      """,
      """
      8:15 Navigation holds its screen strongly, and Screen keeps it in turn
        fix: declare `weak var screen`
      12:15 CloseButton holds its owner strongly, and Screen keeps it in turn
        fix: declare `weak var owner`
      20:15 ChildModel holds its parent strongly, and Screen keeps it in turn
        fix: declare `weak var parent`
      """
    ),
    // A screen's view, and a part of it.
    (
      """
      final class UserViewController: UIViewController {
        override func loadView() { view = UserView(screen: self) }
        override func viewDidLoad() { view.addSubview(CloseButton(screen: self)) }
      }
      final class UserView: UIView {
        private let screen: UserViewController
        init(screen: UserViewController) { self.screen = screen }
      }
      final class CloseButton: UIButton {
        private let screen: UserViewController
        init(screen: UserViewController) { self.screen = screen }
      }
      """,
      """
      6:15 UserView holds its screen strongly, and UserViewController keeps it in turn
        fix: declare `weak var screen`
      10:15 CloseButton holds its screen strongly, and UserViewController keeps it in turn
        fix: declare `weak var screen`
      """
    ),
    // A weak outlet is in the view all the same.
    (
      """
      final class StepsViewController: UIViewController, StepsSource {
        @IBOutlet weak var steps: StepsView!

        override func viewDidLoad() {
          steps.source = self
        }
      }

      final class StepsView: UIView {
        var source: (any StepsSource)?
      }

      protocol StepsSource: AnyObject {}
      """,
      """
      5:11 StepsViewController keeps its steps, whose source keeps it in turn
        fix: declare `weak var source` in StepsView
      """
    ),
    // Two that are given to each other where a module is put together.
    (
      """
      final class UserRouter {
        static func makeModule() -> UIViewController {
          let interactor: UserInteractorInput & UserSourceOutput = UserInteractor()
          let source: UserSourceInput = UserSource()
          interactor.source = source
          source.requestHandler = interactor
          return UserViewController(interactor: interactor)
        }
      }
      final class UserInteractor: UserInteractorInput, UserSourceOutput {
        var source: UserSourceInput?
      }
      final class UserSource: UserSourceInput {
        var requestHandler: UserSourceOutput?
      }
      func makeMenu() -> Menu {
        let menu = Menu()
        let store = MenuStore()
        store.reader = menu
        menu.store = store
        return menu
      }
      final class Menu {
        var store: MenuStore?
      }
      final class MenuStore {
        var reader: Menu?
      }
      """,
      """
      14:7 UserSource holds its requestHandler strongly, whose source keeps it in turn
        fix: declare `weak var requestHandler`
      27:7 MenuStore holds its reader strongly, whose store keeps it in turn
        fix: declare `weak var reader`
      """
    ),
    // Three of a module, of which the last is given the first.
    (
      """
      enum MapModule {
        static func make() -> UIViewController {
          let router = MapRouter()
          let model = MapModel(router: router)
          let screen = MapScreen(model: model)
          router.screen = screen
          return screen
        }
      }
      final class MapRouter {
        var screen: UIViewController?
      }
      final class MapModel {
        private let router: MapRouter
        init(router: MapRouter) { self.router = router }
      }
      final class MapScreen: UIViewController {
        private let model: MapModel
        init(model: MapModel) { self.model = model }
      }
      """,
      """
      11:7 MapRouter holds its screen strongly, whose model.router keeps it in turn
        fix: declare `weak var screen`
      """
    ),
    // A local object that a property keeps.
    (
      """
      final class PhoneViewController: UIViewController {
        private var numberCell: NumberCell?
        func cell() -> UITableViewCell {
          let cell = NumberCell()
          cell.controller = self
          self.numberCell = cell
          return cell
        }
      }
      final class NumberCell: UITableViewCell {
        var controller: PhoneViewController?
      }
      """,
      """
      5:10 PhoneViewController keeps its numberCell, whose controller keeps it in turn
        fix: declare `weak var controller` in NumberCell
      """
    ),
    // A scene that is put together by itself, by a configurator, and out of a storyboard.
    (
      """
      final class CartViewController: UIViewController {
        var interactor: CartInteractor?
        func setup() {
          let viewController = self
          let interactor = CartInteractor()
          let presenter = CartPresenter()
          viewController.interactor = interactor
          interactor.presenter = presenter
          presenter.viewController = viewController
        }
      }
      final class CartInteractor {
        var presenter: CartPresenter?
      }
      final class CartPresenter {
        var viewController: CartViewController?
      }
      final class DishConfiguator {
        func configure(screen: DishViewController) {
          let presenter = DishPresenter()
          presenter.output = screen
          let interactor = DishInteractor()
          interactor.output = presenter
          screen.interactor = interactor
        }
      }
      final class DishViewController: UIViewController {
        var interactor: DishInteractor!
      }
      final class DishInteractor {
        var output: DishPresenter!
      }
      final class DishPresenter {
        var output: DishViewController!
      }
      protocol Storyboarded {}
      extension Storyboarded {
        static func fromStoryboard() -> Self { fatalError() }
      }
      func makeMenu() -> UIViewController {
        let screen = MenuViewController.fromStoryboard()
        let model = MenuModel()
        model.screen = screen
        screen.model = model
        return screen
      }
      final class MenuViewController: UIViewController, Storyboarded {
        var model: MenuModel!
      }
      final class MenuModel {
        var screen: MenuViewController?
      }
      """,
      """
      16:7 CartPresenter holds its viewController strongly, whose interactor.presenter keeps it in turn
        fix: declare `weak var viewController`
      34:7 DishPresenter holds its output strongly, whose interactor.output keeps it in turn
        fix: declare `weak var output`
      51:7 MenuModel holds its screen strongly, whose model keeps it in turn
        fix: declare `weak var screen`
      """
    ),
    // Who calls a function of what it keeps with itself.
    (
      """
      final class MenuViewController: UIViewController {
        private let router = MenuRouter()
        override func viewDidLoad() { router.attach(self) }
      }
      final class MenuRouter {
        private var screen: UIViewController?
        func attach(_ screen: UIViewController) { self.screen = screen }
      }
      """,
      """
      6:15 MenuRouter holds its screen strongly, and MenuViewController keeps it in turn
        fix: declare `weak var screen`
      """
    ),
    // Who is handed on by what it keeps to another.
    (
      """
      final class LoginViewController: UIViewController {
        private let model = LoginModel()
        private let router = LoginRouter()
        override func viewDidLoad() { model.bind(view: self, router: router) }
      }
      final class LoginModel {
        private weak var view: LoginViewController?
        private var router: LoginRouter?
        func bind(view: LoginViewController, router: LoginRouter) {
          self.view = view
          self.router = router
          self.router?.setSource(view)
        }
      }
      final class LoginRouter {
        private var source: UIViewController?
        func setSource(_ new: UIViewController?) {
          guard let view = new else { return }
          source = view
        }
      }
      """,
      """
      16:15 LoginRouter holds its source strongly, and LoginViewController keeps it in turn
        fix: declare `weak var source`
      """
    ),
    // Who is given without a label to what it makes.
    (
      """
      final class BookViewController: UIViewController {
        private lazy var bar = TitleBar(self, title: "Books")
      }
      final class TitleBar: UIView {
        private var screen: UIViewController?
        init(_ screen: UIViewController, title: String) { self.screen = screen }
      }
      """,
      """
      5:15 TitleBar holds its screen strongly, and BookViewController keeps it in turn
        fix: declare `weak var screen`
      """
    ),
    // What a function makes with the object that keeps it.
    (
      """
      final class UserViewController: UIViewController {
        private var layout: UserLayout?
        override func viewDidLoad() { layout = makeLayout() }
        private func makeLayout() -> UserLayout { UserLayout(screen: self) }
      }
      final class UserLayout {
        private let screen: UserViewController
        init(screen: UserViewController) { self.screen = screen }
      }
      """,
      """
      7:15 UserLayout holds its screen strongly, and UserViewController keeps it in turn
        fix: declare `weak var screen`
      """
    ),
    // What is made where it is given away, with an object that leads back to it.
    (
      """
      final class UserFlow {
        private var current: UIViewController?
        func start() {
          let screen = UserViewController()
          current = screen
          screen.model = UserModel(with: self)
        }
      }
      final class UserViewController: UIViewController {
        var model: UserModel?
      }
      final class UserModel {
        private let flow: UserFlow
        init(with flow: UserFlow) { self.flow = flow }
      }
      """,
      """
      2:15 UserFlow holds its current strongly, whose model.flow keeps it in turn
        fix: declare `weak var current`
      """
    ),
    // What a part has from its superclass, be it that it is made with it.
    (
      """
      class BaseView: UIView { var screen: UIViewController? }
      final class MenuView: BaseView {}
      class Manager {
        let trade: Trade
        init(trade: Trade) { self.trade = trade }
      }
      final class BuyManager: Manager {}
      final class Trade {
        private var manager: BuyManager?
        func enter() { manager = BuyManager(trade: self) }
      }
      final class SheetViewController: UIViewController {
        private let menu = MenuView()
        override func viewDidLoad() { menu.screen = self }
      }
      """,
      """
      4:7 Manager holds its trade strongly, and Trade keeps it in turn
        fix: declare `weak var trade`
      14:38 SheetViewController keeps its menu, whose screen keeps it in turn
        fix: declare `weak var screen` in BaseView
      """
    ),
    // A cell that has its screen, and the elements of a list.
    (
      """
      final class UserCell: UITableViewCell { var screen: UserViewController? }
      final class UserViewController: UITableViewController {
        func cell(at path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: path) as! UserCell
          cell.screen = self
          return cell
        }
      }
      final class Step { var wizard: Wizard? }
      final class Wizard {
        private var steps: [Step] = []
        func add() {
          let step = Step()
          step.wizard = self
          steps.append(step)
        }
      }
      """,
      """
      5:10 UserViewController shows a UserCell, whose screen keeps it in turn
        fix: declare `weak var screen` in UserCell
      14:10 Wizard keeps its steps, whose wizard keeps it in turn
        fix: declare `weak var wizard` in Step
      """
    ),
  ])
  func `a ring of parts is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-9") == report)
  }

  @Test(arguments: [
    // It takes itself back, or holds it weakly.
    """
    final class ListAdapter {
      var output: ListAdapterOutput?
      weak var owner: UserViewController?
    }
    final class UserViewController: UIViewController, ListAdapterOutput {
      private let adapter = ListAdapter()
      override func viewWillAppear(_ animated: Bool) {
        adapter.output = self
        adapter.owner = self
      }
      override func viewDidDisappear(_ animated: Bool) { adapter.output = nil }
    }
    """,
    // Its maker lets go of it, or it of its maker, or it holds it weakly, or both stay.
    """
    final class Screen {
      private var child: Child?
      private lazy var other = Other(owner: self)
      private lazy var third = Third(owner: self)
      func show() { child = Child(owner: self) }
      func close() { child = nil }
    }
    final class Child {
      let owner: Screen
      init(owner: Screen) { self.owner = owner }
    }
    final class Other {
      weak var owner: Screen?
      init(owner: Screen) { self.owner = owner }
    }
    final class Third {
      var owner: Screen?
      init(owner: Screen) { self.owner = owner }
      func finish() { owner = nil }
    }
    final class App {
      static let shared = App()
      private lazy var part = Part(app: self)
    }
    final class Part {
      let app: App
      init(app: App) { self.app = app }
    }
    """,
    // A router that makes its presenter, which keeps it: that is the matter of VI-13. And what a protocol makes.
    """
    final class UserRouter {
      private var presenter: UserPresenter?
      func show() { presenter = UserPresenter(router: self) }
    }
    final class UserPresenter {
      private let router: UserRouter
      init(router: UserRouter) { self.router = router }
    }
    protocol Presentable: AnyObject {
      var transitionDelegate: UIViewControllerTransitioningDelegate? { get set }
    }
    extension Presentable {
      func setUp() { transitionDelegate = TransitionManager() }
    }
    final class UserViewController: UIViewController, Presentable {
      var transitionDelegate: UIViewControllerTransitioningDelegate?
    }
    """,
    // One of two is held weakly, or is let go of.
    """
    func makeMenu() -> Menu {
      let menu = Menu()
      let store = MenuStore()
      let source = MenuSource()
      store.reader = menu
      menu.store = store
      menu.source = source
      source.reader = menu
      return menu
    }
    final class Menu {
      var store: MenuStore?
      var source: MenuSource?
      func close() { source = nil }
    }
    final class MenuStore {
      weak var reader: Menu?
    }
    final class MenuSource {
      var reader: Menu?
    }
    """,
    // An object that takes its own name again.
    """
    final class Menu {
      private var list: MenuList?
      func load() {
        service.load { [weak self] in
          guard let self = self else { return }
          self.list = MenuList()
        }
      }
    }
    final class MenuList {}
    """,
    // Parts that are given a screen by a function, and let go of it, or hold it weakly.
    """
    final class MenuViewController: UIViewController {
      private let router = MenuRouter()
      private let tracker = MenuTracker()
      override func viewDidLoad() {
        router.attach(self)
        tracker.track(self)
      }
    }
    final class MenuRouter {
      private var screen: UIViewController?
      func attach(_ screen: UIViewController) { self.screen = screen }
      func detach() { screen = nil }
    }
    final class MenuTracker {
      private weak var screen: UIViewController?
      func track(_ screen: UIViewController) { self.screen = screen }
    }
    """,
    // Elements that are taken out again, a cell that holds its screen weakly, and a popup that goes.
    """
    final class UserCell: UITableViewCell { weak var screen: UserViewController? }
    final class Popup: UIView {
      var screen: UserViewController?
      func close() { removeFromSuperview() }
    }
    final class UserViewController: UITableViewController {
      func cell(at path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: path) as! UserCell
        cell.screen = self
        return cell
      }
      func ask() {
        let popup = Popup()
        popup.screen = self
        view.addSubview(popup)
      }
    }
    final class Step { var wizard: Wizard? }
    final class Wizard {
      private var steps: [Step] = []
      func add() {
        let step = Step()
        step.wizard = self
        steps.append(step)
      }
      func finish() { steps.removeLast() }
    }
    """,
  ])
  func `parts of which one is let go of are not found`(source: String) throws {
    #expect(try found(source, by: "SM-9") == [])
  }
}
