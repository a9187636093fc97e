import Injection
import OpenCombine
import ScreenKit
import StageKit

// Objects that are put together in every way there is.

protocol Clock {}
final class SystemClock: Clock {}

final class Plugin {
  let name: String
  init(name: String) { self.name = name }
}

/// Given many at once.
final class PluginStore {
  private let plugins: [Plugin]
  private let byName: [String: Plugin]
  init(plugins: [Plugin], byName: [String: Plugin] = [:]) {
    self.plugins = plugins
    self.byName = byName
  }
}

/// Given nothing, or something by default.
final class LogService {
  private let clock: (any Clock)?
  private let store: PluginStore?
  init(clock: (any Clock)? = SystemClock(), store: PluginStore? = nil) {
    self.clock = clock
    self.store = store
  }
}

/// Dependencies that come as one value.
struct NewsDependencies {
  let log: LogService
  let plugins: PluginStore
  var limit = 3
}

/// Dependencies that come as one value, with a use of their own.
final class NewsInteractor {
  private let dependencies: NewsDependencies
  init(dependencies: NewsDependencies) { self.dependencies = dependencies }
}

/// A generic object, and one of the shapes that it takes.
final class Cache<Value> {
  private var value: Value?
  private let log: LogService
  init(_ value: Value?, log: LogService) {
    self.value = value
    self.log = log
  }
}

/// Built by way of a convenience initialiser.
final class NewsService {
  private let cache: Cache<Plugin>
  private let load: (Int) -> LogService
  init(cache: Cache<Plugin>, load: @escaping (Int) -> LogService) {
    self.cache = cache
    self.load = load
  }

  convenience init(plugin: Plugin, log: LogService) {
    self.init(cache: Cache(plugin, log: log)) { _ in log }
  }

  static func standard(_ log: LogService) -> NewsService { NewsService(plugin: Plugin(name: "standard"), log: log) }
}

/// A base class that takes what all need.
class BasePresenter {
  let log: LogService
  init(log: LogService) { self.log = log }
}

final class NewsPresenter: BasePresenter {
  weak var view: NewsViewController?
  var onClose: (() -> Void)?
  let interactor: NewsInteractor
  let service: NewsService
  lazy var helper = NewsHelper(presenter: self)

  init(interactor: NewsInteractor, service: NewsService, log: LogService) {
    self.interactor = interactor
    self.service = service
    super.init(log: log)
  }
}

/// Holds its owner unowned.
final class NewsHelper {
  unowned let presenter: NewsPresenter
  private let archive: NewsArchive
  init(presenter: NewsPresenter) {
    self.presenter = presenter
    archive = NewsArchive.shared
  }
}

/// Given to nobody: who needs it asks for it.
final class NewsArchive {
  static let shared = NewsArchive()
}

/// No initialiser of its own: everything is set from outside.
final class NewsRouter {
  weak var controller: ViewController?
  var factories: [String: () -> NewsPresenter?] = [:]
}

final class NewsViewController: ViewController {
  private let presenter: NewsPresenter
  private let router: NewsRouter
  init(presenter: NewsPresenter, router: NewsRouter) {
    self.presenter = presenter
    self.router = router
    super.init()
    _ = presenter.helper
  }

  override func viewDidLoad() {
    title = "News"
    restorationIdentifier = "News"
  }
}

enum NewsFactory {
  static func make(container: Container) throws -> NewsViewController {
    let log: LogService = try container.resolve()
    let plugins = PluginStore(plugins: [Plugin(name: "a"), Plugin(name: "b")])
    let interactor = NewsInteractor(dependencies: NewsDependencies(log: log, plugins: plugins))
    let presenter = NewsPresenter(interactor: interactor, service: .standard(log), log: log)
    let router = NewsRouter()
    let controller = NewsViewController(presenter: presenter, router: router)
    presenter.view = controller
    presenter.onClose = { [weak router] in _ = router?.controller }
    router.controller = controller
    router.factories["news"] = { [weak presenter] in presenter }
    return controller
  }
}

@main
final class AppDelegate: ApplicationDelegate {
  var window: Window?
  private let container = Container()

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    container.register(scope: .singleton) { LogService() }
    _ = NewsArchive.shared
    let window = Window()
    window.rootViewController = try? NewsFactory.make(container: container)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
