import Testing

struct OnlyConfiguratorsTouchSharedTests {
  @Test(arguments: [
    (
      """
      final class UserInteractor {
        func out() { ServicesAssembly.shared.userService.signOut() }
      }
      """,
      """
      2:52 UserInteractor takes what it needs from ServicesAssembly.shared
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    (
      """
      final class Session {
        static let shared = Session()
      }
      final class UserPresenter {
        var id: Int { Session.shared.id }
      }
      """,
      """
      5:32 UserPresenter takes what it needs from Session.shared
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    (
      """
      final class UserLoader {
        func load() { ServicesAssembly.shared.userService.load() }
      }
      """,
      """
      2:53 UserLoader takes what it needs from ServicesAssembly.shared
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    (
      """
      enum APIManager {
        static let social = SocialAPI()
      }
      final class SocialAPI {}
      final class UserInteractor {
        func load() { APIManager.social.load() }
      }
      """,
      """
      6:35 UserInteractor takes what it needs from APIManager.social
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    (
      """
      final class Chains {
        static let sharedRegistry: ChainRegistry = Chains()
      }
      protocol ChainRegistry {}
      final class UserInteractor {
        func load() { Chains.sharedRegistry.load() }
      }
      """,
      """
      6:39 UserInteractor takes what it needs from Chains.sharedRegistry
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    (
      """
      final class Resolver {
        static let shared = Resolver()
      }
      final class UserRouter {
        static func assembleModule() -> UIViewController { UserViewController() }
        func showFriends() { Resolver.shared.friends() }
      }
      """,
      """
      6:40 UserRouter takes what it needs from Resolver.shared
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    (
      """
      enum Wallet {
        static var instance: WalletClient = WalletClient()
      }
      final class UserInteractor {
        func load() { Wallet.instance.load() }
      }
      """,
      """
      5:33 UserInteractor takes what it needs from Wallet.instance
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    // A chain of calls takes it once.
    (
      """
      final class Wallet {
        static let shared = Wallet()
      }
      final class UserInteractor {
        func load() { Wallet.shared.load().then { open() }.catch { close() } }
      }
      """,
      """
      5:31 UserInteractor takes what it needs from Wallet.shared
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    (
      """
      final class Session {
        static let shared = Session()
      }
      final class UserPresenter {
        func open() {
          let session: Session = .shared
          show(Users.Session.shared.id, session)
        }
      }
      """,
      """
      6:29 UserPresenter takes what it needs from Session.shared
        fix: pass it through the initialiser, and let the module's configurator take it
      7:31 UserPresenter takes what it needs from Session.shared
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    // It makes no module.
    (
      """
      final class ShadowConfigurator {
        static let shared = ShadowConfigurator()
        func prepareShadow(for button: UIButton) { button.layer.shadowRadius = 1.5 }
      }
      final class UserViewController: UIViewController {
        func setUp() { ShadowConfigurator.shared.prepareShadow(for: saveButton) }
      }
      """,
      """
      6:44 UserViewController takes what it needs from ShadowConfigurator.shared
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    // A chain is where it begins.
    (
      """
      final class Sign {
        static let shared = Sign()
      }
      final class SignPresenter {
        func f() {
          Sign.shared.responses
            .receive(on: main)
        }
      }
      """,
      """
      6:5 SignPresenter takes what it needs from Sign.shared
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    // One of its functions is about looks, and another is asked.
    (
      """
      final class Areas {
        static let shared = Areas()
        func colour(of area: String) -> UIColor { .red }
        func load() {}
      }
      final class UserViewController: UIViewController {
        func show() {
          label.textColor = Areas.shared.colour(of: "a")
          Areas.shared.load()
        }
      }
      """,
      """
      9:18 UserViewController takes what it needs from Areas.shared
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    // A factory of services makes no module.
    (
      """
      final class UserInteractor {
        private let users = ServiceFactory.sharedInstance.users
      }
      final class ServiceFactory {
        static let sharedInstance = ServiceFactory()
        lazy var users = UserService()
      }
      final class UserPresenter {
        private let interactor: UserInteractor
      }
      """,
      """
      2:53 UserInteractor takes what it needs from ServiceFactory.sharedInstance
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    // By the type of a property, and in a module that is called Main.
    (
      """
      final class MainPresenter {
        private var users: Users = .current
        func load() { Session.default.load() }
      }
      final class MainViewController: UIViewController {}
      final class Users {
        static let current = Users()
      }
      final class Session {
        static let `default` = Session()
      }
      """,
      """
      2:31 MainPresenter takes what it needs from Users.current
        fix: pass it through the initialiser, and let the module's configurator take it
      3:33 MainPresenter takes what it needs from Session.default
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
    // The one object of a class, whatever it is called.
    (
      """
      final class WalletPresenter {
        func load() {
          show(UserSettings.userDefaults.userID)
        }
      }

      final class UserSettings {
        static let userDefaults = UserSettings()

        func save() {}
      }
      """,
      """
      3:36 WalletPresenter takes what it needs from UserSettings.userDefaults
        fix: pass it through the initialiser, and let the module's configurator take it
      """
    ),
  ])
  func `what VI-10 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "VI-10") == report)
  }

  @Test(arguments: [
    // Who makes the next module.
    """
    final class UserRouter {
      func showFriends() { root.show(ScreenConfigurator.shared.makeFriends()) }
    }
    final class ScreenConfigurator {
      static let shared = ScreenConfigurator()
    }
    """,
    """
    struct UserConfigurator {
      func configure() { use(ServicesAssembly.shared.userService) }
    }
    """,
    """
    final class AppDelegate {
      func start() { ServicesAssembly.shared.start() }
    }
    """,
    """
    final class UserViewController {
      func open() { UIApplication.shared.open(url) }
    }
    """,
    """
    final class Session {
      static let shared = Session()
      static func reset() { Session.shared.end() }
    }
    """,
    """
    final class Theme {
      static let shared = Theme()
    }
    final class TitleLabel: UILabel {
      func paint() { textColor = Theme.shared.title }
    }
    """,
    """
    final class Stack {
      static let shared = Stack()
    }
    final class UserStorage {
      func save() { Stack.shared.save() }
    }
    """,
    """
    enum Theme {
      static let plain = Style()
    }
    final class Style {}
    final class UserPresenter {
      let style = Theme.plain
    }
    """,
    """
    final class Rates {
      static let shared = Rates()
    }
    final class UserWireframe {
      func show() { let interactor = UserInteractor(rates: Rates.shared) }
    }
    final class UserInteractor {}
    """,
    """
    final class Style {
      static let shared = Style()
      let colour: UIColor = .red
    }
    final class UserViewController: UIViewController {
      func show() { view.backgroundColor = Style.shared.colour }
    }
    """,
    """
    enum Theme {
      case light, dark
      var style: UIUserInterfaceStyle { self == .light ? .light : .dark }
    }
    struct Settings {
      static let shared = Settings()
      var theme: Theme { .light }
    }
    final class UserViewController: UIViewController {
      func show() { view.overrideUserInterfaceStyle = Settings.shared.theme.style }
    }
    """,
    """
    final class Locator {
      static let shared = Locator()
    }
    final class AppInteractor {
      func start() { Locator.shared.add(self) }
    }
    """,
    """
    final class ShortDateFormatter: DateFormatter {
      static let shared = ShortDateFormatter()
    }
    final class UserInteractor {
      func text() -> String { ShortDateFormatter.shared.string(from: Date()) }
    }
    """,
    """
    final class Services {
      static let shared = Services()
    }
    final class WatchInteractor: NSObject, WKApplicationDelegate {
      func applicationDidFinishLaunching() { Services.shared.start() }
    }
    """,
    // What a function declares is its own, and the screen is the configurator of its presenter.
    """
    final class WalletService {}
    final class UserRouter {
      func load() {
        struct Holder {
          static var wallet = WalletService()
        }
        Holder.wallet.load()
      }
    }
    final class Wallet {
      static let shared = Wallet()
    }
    final class UserViewController: UIViewController {
      func setUp() { presenter = UserPresenter(wallet: Wallet.shared, view: self) }
    }
    """,
    // The router makes the next screen.
    """
    final class Wallet {
      static let shared = Wallet()
    }
    final class UserRouter {
      func openFriends() { show(FriendsViewController(wallet: Wallet.shared)) }
    }
    final class FriendsViewController: UIViewController {}
    """,
    // The router makes its module.
    """
    final class Resolver {
      static let shared = Resolver()
    }
    final class UserRouter {
      static var resolver: Resolver { Resolver.shared }
      weak var viewController: UIViewController?
      static func assembleModule() -> UIViewController { resolver.resolveUserViewController() }
    }
    """,
    """
    final class Session {
      static let shared = Session()
    }
    final class UserPresenter {
      init(session: Session = .shared) { let direction: Direction = .shared }
      var outer: Int { Outer.Session.current.id }
    }
    """,
    """
    final class FriendsConfigurator {
      static let shared = FriendsConfigurator()
      func make() -> UIViewController { FriendsScreen(FriendsPresenter()) }
    }
    final class FriendsPresenter {}
    final class UserRouter {
      func openFriends() { show(FriendsConfigurator.shared.make()) }
    }
    """,
    // How things look, by way of another object.
    """
    final class Settings {
      static let shared = Settings()
    }
    final class UserViewController: UIViewController {
      func f() { view.backgroundColor = Settings.shared.theme.palette.background }
    }
    """,
    // Who makes the next module is given it.
    """
    final class Session {
      static let shared = Session()
    }
    final class UserRouter {
      func showFriends() {
        FriendsConfigurator().configure(session: Session.shared)
      }
    }
    """,
    // A library has the next screen.
    """
    final class Wallet {
      static let shared = Wallet()
    }
    final class SettingsRouter {
      weak var viewController: UIViewController?
      func showPin() { viewController?.present(Wallet.shared.screens.editPinModule(), animated: true) }
    }
    """,
    // It is overwritten.
    """
    final class Users {
      static let shared = Users()
    }
    final class UserPresenter {
      var users = Users.shared
      init(users: Users) { self.users = users }
    }
    """,
    // Nobody makes one.
    """
    final class Users {
      static let shared = Users()
    }
    final class LinkRouter {
      static func open(_ link: String) { Users.shared.note(link) }
    }
    """,
    // Its name says that it is how things look.
    """
    final class ThemeConfigurator {
      static let shared = ThemeConfigurator()
      func prepareShadow(for button: UIButton) { button.layer.shadowRadius = 1.5 }
    }
    final class UserViewController: UIViewController {
      func setUp() { ThemeConfigurator.shared.prepareShadow(for: saveButton) }
    }
    """,
    // A picker of the system's, and what an initialiser takes by default.
    """
    final class Users {
      static let shared = Users()
    }
    final class UserRouter {
      func showPicker() {
        let picker = UIImagePickerController()
        picker.delegate = Users.shared
      }
    }
    final class UserInteractor {
      init(users: Users) {}
      convenience init() { self.init(users: Users.shared) }
    }
    """,
    // The base of routers that make their modules.
    """
    final class Settings {
      static let shared = Settings()
    }
    class BaseRouter {
      let settings = Settings.shared
    }
    final class UserRouter: BaseRouter {
      func make() { show(UserPresenter(settings: settings)) }
    }
    """,
    // Colours that are the same for all.
    """
    final class Constants {
      static let shared = Constants()
      let border = UIColor.red
      let line = UIColor.red.cgColor
    }
    final class UserViewController: UIViewController {
      func setUp() { field.layer.borderColor = Constants.shared.border; view.layer.borderColor = Constants.shared.line }
    }
    """,
    // A text whose key begins so.
    """
    enum Texts {
      static var sharedContinue: String { "Continue" }
    }
    final class UserViewController: UIViewController {
      func setUp() { button.title = Texts.sharedContinue.uppercased() }
    }
    """,
    // What went wrong is a value, though a class has it.
    """
    final class LoginInteractor: LoginInteractorInput {
      weak var output: (any LoginInteractorOutput)?

      func failed() {
        output?.show(Failure.default)
      }
    }

    final class Failure {
      static let `default` = Failure(text: "Something went wrong")
      static let wrongPassword = Failure(text: "Wrong password")
      static let wrongCode = Failure(text: "Wrong code")
    }
    """,
    // A view that a screen shows is no service.
    """
    final class LoginViewController: UIViewController {
      var presenter: LoginPresenter!

      func failed() { Toast.shared.show("Try again") }
    }

    final class Toast: UIView {
      static let shared = Toast()
      func show(_ text: String) {}
    }
    """,
    // A screen that a storyboard makes has its own assembly set it up.
    """
    final class UserViewController: UIViewController {
      override func awakeFromNib() {
        super.awakeFromNib()
        UserAssembly.shared.configure(self)
      }
    }
    final class UserAssembly {
      static let shared = UserAssembly()
      func configure(_ screen: UserViewController) {}
    }
    """,
    // What it takes is a value of nothing but constants.
    """
    struct Sections {
      static let shared = Sections()
      let all: [Section] = [.films, .actors]
    }
    final class SearchViewController: UIViewController {
      private let sections = Sections.shared.all
    }
    """,
    // Who makes a presenter and an interactor is a configurator, however that is spelled.
    """
    final class CartViewController: UIViewController {
      override func awakeFromNib() { CartConfiguator.sharedInstance.configure(self) }
    }
    final class CartConfiguator {
      static let sharedInstance = CartConfiguator()
      func configure(_ screen: CartViewController) {
        let interactor = CartInteractor()
        interactor.output = CartPresenter(screen)
      }
    }
    final class CartInteractor { weak var output: CartPresenter? }
    final class CartPresenter { init(_ screen: CartViewController) {} }
    """,
    // What says over all screens that something is going on, and what only writes dates.
    """
    final class UserViewController: UIViewController {
      func load() { LoadingManager.shared.show() }
      func title() -> String { DateManager.shared.text() }
    }
    final class LoadingManager {
      static let shared = LoadingManager()
      private let spinner = UIActivityIndicatorView()
      private var loadingView: UIView?
      func show() { UIApplication.shared.windows.first?.addSubview(spinner) }
    }
    final class DateManager {
      static let shared = DateManager()
      func text() -> String { "today" }
    }
    """,
    // What all screens can do.
    """
    extension UIViewController {
      func user() -> User? { UserCache.shared.first }
    }
    final class UserCache {
      static let shared = UserCache()
      var first: User?
    }
    """,
    // The words of the app, who shows an alert, and the next screen out of a container.
    """
    final class UserRouter {
      weak var view: UIViewController?
      func showCart() {
        let screen: CartViewController = Container.shared.resolve()
        view?.show(screen)
        view?.show(Container.shared.resolve(CartViewController.self))
        AlertsFactory.shared.showWaiting()
      }
    }
    final class UserViewController: UIViewController {
      override func viewDidLoad() { title = LocalizationManager.shared.text("user") }
    }
    final class CartViewController: UIViewController {}
    final class Container { static let shared = Container(); func resolve<Value>() -> Value {} }
    final class AlertsFactory { static let shared = AlertsFactory(); func showWaiting() {} }
    final class LocalizationManager { static let shared = LocalizationManager(); func text(_ key: String) -> String { key } }
    """,
  ])
  func `what VI-10 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-10") == [])
  }
}
