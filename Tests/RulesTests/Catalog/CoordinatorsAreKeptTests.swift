import Rules
import Testing

struct CoordinatorsAreKeptTests {
  @Test(arguments: [
    (
      """
      final class AppCoordinator {
        func run() {
          let login = LoginCoordinator(router: router)
          login.start()
        }
      }
      """,
      """
      3:9 AppCoordinator.run starts LoginCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    (
      """
      final class AppDelegate {
        func run() {
          let app = AppCoordinator(window: window)
          app.start()
        }
      }
      """,
      """
      3:9 AppDelegate.run starts AppCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    (
      """
      final class AppCoordinator {
        func run() {
          let login = makeLoginCoordinator()
          login.start()
        }
        func makeLoginCoordinator() -> LoginCoordinator {
          let router = makeRouter()
          let login = LoginCoordinator(router: router)
          return login
        }
      }
      """,
      """
      3:9 AppCoordinator.run starts LoginCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    // It is started where it is made.
    (
      """
      final class AppCoordinator {
        func run() { LoginCoordinator(router: router).start() }
      }
      final class LoginCoordinator {
        func start() { model.onClose = { [weak self] in self?.close() } }
      }
      """,
      """
      2:16 AppCoordinator.run starts LoginCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    // Who makes it starts it, and who gets it shows it.
    (
      """
      final class AppCoordinator {
        func run() {
          let login = makeLogin()
          router.push(login)
        }
        func makeLogin() -> LoginCoordinator {
          let login = LoginCoordinator(router: router)
          login.start()
          return login
        }
      }
      """,
      """
      3:9 AppCoordinator.run starts LoginCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    // A function of the parent's starts it and does no more.
    (
      """
      final class AppCoordinator {
        func run() {
          let login = makeLogin()
          show(login)
        }
        func makeLogin() -> LoginCoordinator { LoginCoordinator(router: router) }
        func show(_ coordinator: LoginCoordinator) { coordinator.start() }
      }
      """,
      """
      3:9 AppCoordinator.run starts LoginCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    (
      """
      final class LoginCoordinator: BaseCoordinator {
        var parentCoordinator: Coordinator?
      }
      """,
      """
      2:7 LoginCoordinator holds its parentCoordinator strongly, which keeps it in turn
        fix: declare `weak var parentCoordinator`
      """
    ),
    (
      """
      protocol Coordinator: AnyObject {
        var parentCoordinator: Coordinator? { get set }
      }
      final class AppCoordinator: Coordinator {
        weak var parentCoordinator: Coordinator?
        private var children: [UUID: Coordinator] = [:]
      }
      final class LoginCoordinator: Coordinator {
        var parentCoordinator: Coordinator?
      }
      """,
      """
      9:7 LoginCoordinator holds its parentCoordinator strongly, which keeps it in turn
        fix: declare `weak var parentCoordinator`
      """
    ),
    (
      """
      final class MenuCoordinator: BaseCoordinator {
        private var parentCoordinator: Coordinator?
        init(parent: Coordinator) { self.parentCoordinator = parent }
      }
      """,
      """
      2:15 MenuCoordinator holds its parentCoordinator strongly, which keeps it in turn
        fix: declare `weak var parentCoordinator`
      """
    ),
    // Its screen has a method of it, or itself.
    (
      """
      final class AppCoordinator {
        func run() {
          let home = HomeCoordinator(window: window)
          home.start()
          let user = UserCoordinator(window: window)
          user.start()
        }
      }
      final class HomeCoordinator {
        func start() { screen.onClose = close }
        private func close() {}
      }
      final class UserCoordinator {
        func start() { window.rootViewController = UserViewController(delegate: self) }
      }
      """,
      """
      3:9 AppCoordinator.run starts HomeCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      5:9 AppCoordinator.run starts UserCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    // A closure that is gone at once, or holds it weakly, keeps nobody.
    (
      """
      final class AppCoordinator {
        func run() {
          let login = LoginCoordinator(router: router)
          login.onFinish = { [weak login] in login?.close() }
          DispatchQueue.main.async { login.start() }
          login.start()
        }
      }
      """,
      """
      3:9 AppCoordinator.run starts LoginCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    // A view model that holds some coordinator need not hold this one.
    (
      """
      final class UserCoordinator: Coordinator {
        func showFriends() {
          let coordinator = FriendsCoordinator(root: root)
          coordinator.start()
        }
      }
      protocol Coordinator {}
      final class FriendsCoordinator: Coordinator {}
      final class FriendsViewModel {
        private let coordinator: Coordinator
      }
      """,
      """
      3:9 UserCoordinator.showFriends starts FriendsCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    // What is called so and keeps nothing.
    (
      """
      class Coordinator {
        private var children: [Coordinator] = []
        func addChild(_ child: Coordinator) { children.append(child) }
        func showChild<Child: Coordinator>(_ child: Child) { show(child) }
      }
      protocol Presenting: Coordinator {}
      extension Presenting {
        func presentChild(_ child: Coordinator) { present(child) }
      }
      final class LoginCoordinator: Coordinator {
        func start() { model.onClose = { [weak self] in self?.close() } }
      }
      final class AppCoordinator: Coordinator, Presenting {
        func run() {
          let login = LoginCoordinator()
          login.start()
          presentChild(login)
          let second = LoginCoordinator()
          second.start()
          showChild(second)
        }
      }
      """,
      """
      15:9 AppCoordinator.run starts LoginCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      18:9 AppCoordinator.run starts LoginCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    // A closure's own parameter is another one.
    (
      """
      final class AppCoordinator {
        func run() {
          let login = LoginCoordinator()
          login.onFinish = { login in login.close() }
          login.start()
        }
      }
      """,
      """
      3:9 AppCoordinator.run starts LoginCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
    // The root is a parent by another name.
    (
      """
      final class LoginCoordinator: Coordinator {
        private var rootCoordinator: any LoginRoot

        init(root: any LoginRoot) {
          rootCoordinator = root
        }

        func start() {}
      }

      protocol LoginRoot: AnyObject {
        func loginEnded()
      }

      final class AppCoordinator: Coordinator, LoginRoot {
        private var childCoordinators: [any Coordinator] = []

        func start() {}
        func loginEnded() {}
      }

      protocol Coordinator: AnyObject {
        func start()
      }
      """,
      """
      2:15 LoginCoordinator holds its rootCoordinator strongly, which keeps it in turn
        fix: declare `weak var rootCoordinator`
      """
    ),
    // A task that begins where the coordinator is held weakly keeps nobody.
    (
      """
      final class AppCoordinator {
        func showCart() {
          let cart = CartCoordinator(navigation: navigation)
          cart.start()
        }
      }

      final class CartCoordinator {
        func start() {
          let model = CartViewModel()
          model.onOrder = { [weak self] in
            guard let self else { return }
            Task { await self.send() }
          }
          navigation.pushViewController(CartViewController(model: model), animated: true)
        }
      }
      """,
      """
      3:9 AppCoordinator.showCart starts CartCoordinator, and nobody keeps it
        fix: add it to the child coordinators before it starts
      """
    ),
  ])
  func `what FS-5 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "FS-5") == report)
  }

  @Test(arguments: [
    """
    final class AppCoordinator {
      func run() {
        let login = LoginCoordinator(router: router)
        addDependency(login)
        login.start()
      }
    }
    """,
    """
    final class AppDelegate {
      func run() {
        let app = AppCoordinator(window: window)
        app.start()
        self.app = app
      }
    }
    """,
    """
    final class AppCoordinator {
      func make() -> LoginCoordinator {
        let login = LoginCoordinator(router: router)
        return login
      }
    }
    """,
    """
    final class AppCoordinator {
      func run() {
        let login = makeLoginCoordinator()
        login.start()
      }
      func makeLoginCoordinator() -> LoginCoordinator {
        let login = LoginCoordinator(router: router)
        add(child: login)
        return login
      }
    }
    """,
    // What it starts with is used, or it gives nobody a way back, or nothing is known of it.
    """
    final class AppCoordinator {
      func run() { LoginCoordinator(router: router).start().subscribe().disposed(by: bag) }
      func first() -> Screen { LoginCoordinator(router: router).start() }
      func second() { screen = LoginCoordinator(router: router).start() }
    }
    final class LoginCoordinator {
      func start() -> Screen { model.onClose = { [weak self] in self?.close() } }
    }
    """,
    """
    final class AppCoordinator {
      func run() { LoginCoordinator(router: router).start() }
    }
    final class LoginCoordinator {
      func start() { router.push(Screen()) }
    }
    """,
    "final class AppCoordinator { func run() { LoginCoordinator(router: router).start() } }",
    // A function of the parent's keeps what it is given, whatever it is called.
    """
    final class AppCoordinator {
      func run() {
        let login = makeLogin()
        show(login)
      }
      func makeLogin() -> LoginCoordinator { LoginCoordinator(router: router) }
      func show(_ coordinator: LoginCoordinator) {
        children.append(coordinator)
        coordinator.start()
      }
    }
    """,
    """
    final class AppCoordinator {
      func run() {
        let login = makeLogin()
        addDependency(login)
        router.push(login)
      }
      func makeLogin() -> LoginCoordinator {
        let login = LoginCoordinator(router: router)
        login.start()
        return login
      }
    }
    """,
    """
    struct PageView: UIViewControllerRepresentable {
      final class Coordinator {}
      func run() {
        let coordinator = Coordinator()
        coordinator.start()
      }
    }
    """,
    """
    final class LoginCoordinator: BaseCoordinator {
      weak var parentCoordinator: AppCoordinator?
      private unowned let parent: AppCoordinator
    }
    """,
    """
    protocol Coordinator: AnyObject {
      var parentCoordinator: Coordinator? { get set }
    }
    """,
    """
    final class UserCoordinator {
      func selectCountry() async throws -> Country? {
        let coordinator = CountryCoordinator(root: root)
        return try await coordinator.start().async()
      }
    }
    final class CountryCoordinator {
      func start() -> Answer { answer }
    }
    """,
    // Its screen has it as an associated object.
    """
    final class UserCoordinator: Coordinator {
      func showFriends() {
        let coordinator = FriendsCoordinator(root: root)
        coordinator.start()
      }
    }
    class Coordinator {
      func show(_ screen: UIViewController) {
        objc_setAssociatedObject(screen, &key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
    final class FriendsCoordinator: Coordinator {}
    """,
    // Its parent keeps nobody, or there is none.
    """
    final class LoginCoordinator {
      private var parentCoordinator: AppCoordinator?
    }
    final class AppCoordinator {
      private let navigation: UINavigationController
    }
    """,
    """
    protocol Coordinator: AnyObject {
      var parentCoordinator: Coordinator? { get set }
      var children: [Coordinator] { get set }
    }
    final class AppCoordinator: Coordinator {
      var parentCoordinator: Coordinator?
      var children: [Coordinator] = []
      func show(_ child: Coordinator) {
        child.parentCoordinator = self
        children.append(child)
      }
    }
    """,
    // Nobody asks it for anything once its screen is there.
    """
    final class AppCoordinator {
      func run() {
        let home = HomeCoordinator(window: window)
        home.start()
      }
    }
    protocol Coordinator {
      func start()
    }
    final class HomeCoordinator: Coordinator {
      private let window: UIWindow
      func start() { window.rootViewController = HomeViewController(title: "Home") }
    }
    """,
    // It is one of a list.
    """
    final class AppCoordinator {
      private var childCoordinators: [LoginCoordinator] = []
      func run() {
        let login = LoginCoordinator(router: router)
        login.start()
        childCoordinators = [login]
      }
    }
    """,
    // A closure holds it.
    """
    final class AppCoordinator {
      func run() {
        let login = LoginCoordinator(router: router)
        login.onFinish = { login.close() }
        login.start()
      }
    }
    """,
    // It leads to no screen.
    """
    final class AppCoordinator {
      func run() {
        let data = CoreDataCoordinator(name: "Users")
        let sync: SyncCoordinator = SyncCoordinator()
        data.start()
        sync.start()
      }
    }
    final class CoreDataCoordinator {
      private let container: NSPersistentContainer
    }
    """,
    // Its view model holds it.
    """
    final class UserCoordinator {
      func showFriends() {
        let coordinator = FriendsCoordinator(root: root)
        coordinator.start()
      }
    }
    protocol FriendsNavigation {}
    final class FriendsCoordinator: FriendsNavigation {
      func start() { root.show(FriendsViewController(FriendsViewModel(coordinator: self))) }
    }
    final class FriendsViewModel {
      private let coordinator: FriendsNavigation
    }
    """,
    // What is called presenting keeps it, as its body says.
    """
    class Coordinator {
      private var children: [Coordinator] = []
      func addChild(_ child: Coordinator) { children.append(child) }
      func showChild<Child: Coordinator>(_ child: Child) { addChild(child) }
    }
    protocol Presenting: Coordinator {}
    extension Presenting {
      func presentChild(_ child: Coordinator) { showChild(child) }
    }
    final class LoginCoordinator: Coordinator {
      func start() { model.onClose = { [weak self] in self?.close() } }
    }
    final class AppCoordinator: Coordinator, Presenting {
      func run() {
        let login = LoginCoordinator()
        login.start()
        presentChild(login)
        let second = LoginCoordinator()
        second.start()
        showChild(second)
      }
    }
    """,
    // The app's first has no parent.
    """
    final class AppCoordinator: BaseCoordinator {
      var parentCoordinator: Coordinator?
      init(parent: Coordinator?) { self.parentCoordinator = parent }
    }
    """,
    // A closure of its screen keeps it, or its work.
    """
    final class AppCoordinator {
      let menu: MenuCoordinator
      func run() {
        let support = SupportCoordinator()
        support.start()
        let loading = LoadingCoordinator()
        loading.start()
      }
    }
    final class SupportCoordinator {
      func start() {
        let viewModel = SupportViewModel()
        viewModel.onClose = { self.dismiss() }
        show(viewModel)
      }
    }
    final class LoadingCoordinator {
      func start() { Task { await load() } }
      func load() async { show(self) }
    }
    """,
    // In a list that is cast, or by who watches the way back.
    """
    final class MainCoordinator {
      var childCoordinators: [Coordinator] = []
      func start() {
        let home = HomeCoordinator()
        home.start()
        childCoordinators.append(contentsOf: [home] as [Coordinator])
        let users = UsersCoordinator()
        users.start()
      }
    }
    protocol Coordinator {}
    extension Coordinator {
      func watch(_ screen: UIViewController) { navigation.watch(screen, coordinator: self) }
    }
    final class HomeCoordinator: Coordinator {
      func start() { model.onClose = { [weak self] in self?.close() } }
    }
    final class UsersCoordinator: Coordinator {
      func start() { showUsers() }
      func showUsers() { watch(screen) }
    }
    """,
    // What it is wrapped in holds it.
    """
    final class MainCoordinator {
      func show() {
        let home = HomeCoordinator()
        home.start()
      }
    }
    protocol RouterType {}
    extension RouterType {
      func asRouter() -> AnyRouter { .init(self) }
    }
    final class HomeCoordinator: RouterType {
      func start() { show(HomeViewModel(router: asRouter(), onClose: { [weak self] in self?.close() })) }
    }
    """,
    // In an app, a parent that nobody sets keeps nobody.
    """
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      private let first = FirstCoordinator()
    }

    final class FirstCoordinator: Coordinator {
      var parentCoordinator: (any Coordinator)?
      var childCoordinators: [any Coordinator] = []

      func start() {}
    }

    protocol Coordinator: AnyObject {
      var childCoordinators: [any Coordinator] { get set }
    }
    """,
    // Its own view model keeps it, as any coordinator.
    """
    final class AppCoordinator {
      func showUser() {
        let user = UserCoordinator(navigation: navigation)
        user.start()
      }
    }

    final class UserCoordinator: Coordinator {
      func start() {
        let model = UserViewModel(coordinator: self)
        navigation.pushViewController(UserViewController(model: model), animated: true)
      }
    }

    final class MenuCoordinator: Coordinator {
      func start() {}
    }

    class BaseViewModel {
      let coordinator: any Coordinator
    }

    struct List {
      typealias BaseViewModel = ListModel
    }

    final class UserViewModel: BaseViewModel {}

    protocol Coordinator: AnyObject {
      func start()
    }
    """,
    // A list of coordinators keeps them, whatever it is called.
    """
    final class TabsCoordinator {
      private var flows: [any Coordinator] = []

      func start() {
        let user = UserCoordinator()
        let menu = MenuCoordinator()
        flows = [user, menu]
        user.start()
        menu.start()
      }
    }

    final class UserCoordinator: Coordinator {
      func start() { show { self.close() } }
    }

    final class MenuCoordinator: Coordinator {
      func start() { show { self.close() } }
    }

    protocol Coordinator: AnyObject {
      func start()
    }
    """,
    // An app never gives it a parent, and a function keeps what it is given by another name.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class HomeCoordinator: Coordinator {
      private var parentCoordinator: Coordinator?
      private var childCoordinators: [Coordinator] = []
      init(parentCoordinator: Coordinator? = nil) { self.parentCoordinator = parentCoordinator }
      func start() {}
      func showUser() {
        let coordinator = UserCoordinator()
        addChild(coordinator)
        coordinator.start()
      }
      func addChild(_ child: Coordinator?) {
        if let other = child { childCoordinators.append(other) }
      }
    }
    final class UserCoordinator: Coordinator {
      func start() { show(UserViewModel { self.close() }) }
    }
    protocol Coordinator: AnyObject {}
    """,
    // A closure that lets go of it has it until then.
    """
    final class AppCoordinator {
      func showPlayers() {
        var players: PlayersCoordinator? = PlayersCoordinator(router: router)
        let output = players!.start()
        output.observeCompleted { players = nil }
      }
    }
    final class PlayersCoordinator {
      private let pipe = Signal<Void, Never>.pipe()
      func start() -> Signal<Void, Never> {
        let screen = PlayersViewController()
        screen.onClose = { [weak self] in self?.pipe.input.sendCompleted() }
        router.push(screen)
        return pipe.output
      }
    }
    """,
    // It shows its screen, and nobody has a way back to it.
    """
    final class AppCoordinator {
      func run() {
        let tabs = TabsCoordinator(navigationController: navigationController)
        tabs.start()
      }
    }
    final class TabsCoordinator: NSObject {
      private let navigationController: UINavigationController
      func start() { navigationController.viewControllers = [TabsViewController()] }
    }
    """,
  ])
  func `what FS-5 allows is not found`(source: String) throws {
    #expect(try found(source, by: "FS-5") == [])
  }

  private static let start = [
    call(0, "UserCoordinator", "runEditName()"), call(1, "EditNameCoordinator", "start()"),
    call(2, "EditNameViewController", "init(viewModel: EditNameViewModelImpl)"),
  ]

  private func foundInRun(
    _ calls: [RecordedRun.Call], made: [String]?, kind: String = "final class"
  ) throws -> [String] {
    let source =
      "final class UserCoordinator {}\n\(kind) EditNameCoordinator {}\nfinal class EditNameViewController {}"
    let event = RecordedRun.Event(calls: calls, made: made, gone: made.map { _ in [] })
    return try found(in: RecordedRun(events: [event]), of: source, .mvvmc)
  }

  @Test func `a coordinator that has gone when its screen is there is found in a run`() throws {
    #expect(
      try foundInRun(Self.start, made: ["EditNameViewController"]) == [
        "FS-5 App.swift:1 UserCoordinator.runEditName started EditNameCoordinator, and nobody has kept it; "
          + "add it to the child coordinators before it starts, and remove it when its flow ends"
      ])
  }

  @Test(arguments: [
    // It is there.
    (start, ["EditNameViewController", "EditNameCoordinator"]),
    // Its screen is not.
    (start, []),
    // Its flow is over.
    (start + [call(2, "UserCoordinator", "removeDependency(EditNameCoordinator)")], ["EditNameViewController"]),
    (start + [call(2, "EditNameCoordinator", "finishFlow()")], ["EditNameViewController"]),
    // Nobody knows.
    (start, nil),
  ])
  func `a coordinator that is kept or has ended is not found in a run`(calls: [RecordedRun.Call], made: [String]?)
    throws
  {
    #expect(try foundInRun(calls, made: made) == [])
  }

  @Test func `a coordinator that is a value is kept by nobody, and is not found in a run`() throws {
    #expect(try foundInRun(Self.start, made: ["EditNameViewController"], kind: "struct") == [])
  }
}
