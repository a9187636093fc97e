import Testing

struct NoForcedResolvesTests {
  @Test(arguments: [
    (
      """
      final class MenuPresenter {
        func f() { container.resolve(User.self)!.show() }
      }
      """,
      """
      2:42 MenuPresenter forces the answer of resolve for User with `!`
        fix: use the form that throws, or unwrap the answer and say what was missing
      """
    ),
    (
      """
      final class MenuPresenter {
        func f() { let user: User = try! container.resolve() }
      }
      """,
      """
      2:31 MenuPresenter forces the answer of resolve for User with `try!`
        fix: use the form that throws, or unwrap the answer and say what was missing
      """
    ),
    (
      """
      final class MenuPresenter {
        func f() { let user = container.resolve() as! User }
      }
      """,
      """
      2:45 MenuPresenter forces the answer of resolve for User with `as!`
        fix: use the form that throws, or unwrap the answer and say what was missing
      """
    ),
    (
      """
      final class UserRouter {
        func f() { make(r.resolve(UserService.self)!) }
      }
      """,
      """
      2:46 UserRouter forces the answer of resolve for UserService with `!`
        fix: use the form that throws, or unwrap the answer and say what was missing
      """
    ),
    (
      """
      final class UserPresenter {
        func name(resolver: Resolver) -> String { (resolver as! UserHolder).name }
      }
      """,
      """
      2:55 UserPresenter casts resolver by force
        fix: ask for what the cast was to give, or hand it over as what it is
      """
    ),
    // `try!` in a registration, which might as well throw.
    (
      """
      final class UserService {
        func register(in container: Container) {
          container.register(User.self) { r in try! r.resolve(Clock.self).user }
        }
      }
      """,
      """
      3:42 UserService forces the answer of resolve for Clock with `try!`
        fix: use the form that throws, or unwrap the answer and say what was missing
      """
    ),
    // A module that is called so.
    (
      """
      final class MainRouter {
        func showDetail() { show(resolver.resolve(DetailModule.self)!) }
      }
      final class MainPresenter {
        let router: MainRouter
      }
      """,
      """
      2:63 MainRouter forces the answer of resolve for DetailModule with `!`
        fix: use the form that throws, or unwrap the answer and say what was missing
      """
    ),
  ])
  func `what SM-2 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-2") == report)
  }

  @Test(arguments: [
    """
    final class MenuPresenter {
      func f() throws { try container.resolve(User.self).show() }
    }
    """,
    """
    final class MenuPresenter {
      func f() { (container.resolve(User.self) as? Admin)?.show() }
    }
    """,
    """
    final class MenuPresenter {
      let url = URL(string: "https://example.org")!
    }
    """,
    """
    final class MenuPresenter {
      func f() { let data = try! Data(contentsOf: url) }
    }
    """,
    """
    final class SearchPresenter {
      func f() { expression.match(text)! }
    }
    """,
    """
    final class LinksInteractor {
      func f() { link.resolve(against: base)! }
    }
    """,
    """
    struct Resolver {
      func resolve(_ host: String) throws -> URL? { nil }
    }
    final class LinksInteractor {
      let resolver = Resolver()
      let urlResolver = URLResolver()
      func f() throws {
        try resolver.resolve("host")!
        urlResolver.resolve("host")!
      }
    }
    """,
    // The closure of a registration cannot throw.
    """
    final class UserAssembly {
      func assemble(container: Container) {
        container.register(UserViewModel.self) { r in UserViewModel(service: r.resolve(UserService.self)!) }
          .initCompleted { r, viewModel in viewModel.clock = r.resolve(Clock.self)! }
      }
    }
    """,
    """
    final class AppDelegate {
      let container = Container { container in
        container.registerForStoryboard(UserViewController.self) { r, controller in
          controller.viewModel = r.resolve(UserViewModel.self)!
        }
      }
    }
    """,
    // They have no part in a screen, nor in a service: they put together what has.
    """
    extension Screens {
      func user<A, B>(_ make: (A, B) -> Screen) -> Screen {
        make(try! container.resolve() as A, try! container.resolve() as B)
      }
    }
    protocol Screens {}
    """,
    // It forces once for all who use it.
    """
    extension Resolver {
      func force<Service>(_ type: Service.Type) -> Service { resolve(type)! }
    }
    """,
    // Nothing is asked of it.
    """
    final class ApplicationAssembly {
      func f() { container = assembler.resolver as! Container }
    }
    final class SheetController: UIPresentationController {
      func size(of container: UIContentContainer) -> CGSize { (container as! UIViewController).preferredContentSize }
    }
    """,
    // They put modules together.
    """
    final class EventsCoordinator {
      func show() { push(resolver.resolve(EventModule.self, argument: event)!.view) }
    }
    final class EventAssembly {
      func make() -> Event { container.resolve(Event.self)! }
    }
    """,
    // The app is put together here.
    """
    final class AppDelegate: NSObject, UIApplicationDelegate {
      func f() { setUp(container.resolve(SetUp.self)!) }
    }
    final class AppRouter {
      func f() { show(container.resolve(HomeViewController.self)!) }
    }
    final class Injection {
      func f() { container.register(Task.self) { r in r.resolve(Request.self) as! Task } }
    }
    func makeUser(resolver: Resolver) -> User { (resolver as! UserHolder).user }
    """,
    // A static property's first value cannot throw.
    """
    final class UserViewModel {
      static let clock = container.resolve(Clock.self)!
    }
    """,
    // What carries the container.
    """
    struct UserEndPoint: EndPoint {
      var resolver: Swinject.Resolver
      func perform() { show(resolver.resolve(UserModule.self)!) }
    }
    """,
    // An assembly, whatever it is called.
    """
    final class Repository: Assembly {
      func assemble(container: Container) { let log = container.resolve(Log.self)! }
    }
    """,
    // A factory, and an assembler.
    """
    struct SessionFactory {
      static func make() -> UIViewController { SessionViewController(presenter: container.resolve(Presenter.self)!) }
    }
    final class AppDelegateAssembler {
      func assemble() { services = [resolver.resolve(Clock.self)!] }
    }
    """,
    // A router makes the next screen.
    """
    final class HomeRouter {
      func showFriends() { show(FriendsModule().container.resolve(FriendsViewController.self)!) }
    }
    final class FriendsViewController: UIViewController {}
    """,
    // Nor can the first value of a property of the one object that all share throw.
    """
    final class Session {
      static let shared = Session()
      let users = container.resolve(Users.self)!
    }
    """,
    // Who fills a container knows what is in it.
    """
    final class Registry {
      private let container = Container()
      private var flow: UserFlow!

      init() {
        container.register(UserPresenter.self) { _ in UserPresenter() }
      }

      func makeUser() -> UserViewController {
        UserViewController(presenter: container.resolve(UserPresenter.self)!)
      }
    }
    """,
    // What stands before the container, with its one object or without.
    """
    final class Injection {
      static let shared = Injection()
      let container = Container()

      func makePresenter() -> UserPresenter { container.resolve(UserPresenter.self)! }
    }
    @propertyWrapper
    struct Store<Value> {
      var wrappedValue: Value { container.resolve(Value.self)! }
    }
    """,
    // A flow of RxFlow puts screens together.
    """
    final class UserFlow: Flow {
      func navigate() { show(container.resolve(UserViewModel.self)!) }
    }
    """,
    // It is given nothing but the container.
    """
    final class UserInteractor {
      private let users: Users
      init(container: Container) { users = container.resolve(Users.self)! }
    }
    """,
    // Who has a container and nothing else puts screens together.
    """
    final class ScreenProvider {
      private let container: Container

      init(_ container: Container) { self.container = container }

      var user: UserViewController { container.resolve(UserViewController.self)! }
    }
    protocol UserView { var container: Container { get } }
    extension UserView {
      var router: UserRouter { container.resolve(UserRouter.self)! }
    }
    """,
    // What a type makes by itself is not looked up.
    """
    final class UserViewController: UIViewController {
      func open() { let screen = FriendsRouter.makeModule(user) as! FriendsViewController }
    }
    """,
  ])
  func `what SM-2 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-2") == [])
  }
}
