import Injection
import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Fills the container, and gives control to the app coordinator.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var serviceControls: (any ServiceControls)?
  private let container = Container()
  private var appCoordinator: AppCoordinator?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    serviceControls = services
    do {
      try start(
        userAPI: RemoteUserAPI(server: RetryingServer(services.server, clock: application.clock)),
        sessionStore: services.sessionStore)
      return true
    } catch {
      print("The app cannot start: \(error)")
      return false
    }
  }

  /// - Throws: when a part needs what no part registers. Nobody else would say so before the screen is opened.
  func start(userAPI: any UserAPI, sessionStore: any SessionStore) throws {
    container.register((any UserAPI).self, scope: .singleton) { userAPI }
    container.register((any SessionStore).self, scope: .singleton) { sessionStore }
    container.append(part: AppPart.self)
    try container.validate()

    let window = Window()
    let appCoordinator = AppCoordinator(window: window, container: container)
    appCoordinator.start()
    self.window = window
    self.appCoordinator = appCoordinator
  }

  var routes: [String] { DeepLinkOption.routes }

  func application(_ application: Application, open link: Link) throws {
    let sessionService: any SessionService = try container.resolve()
    let option = try DeepLinkOption(
      url: link.url, style: DeepLinkOption.Style(link.presentation), signedInUserID: sessionService.userID)
    try appCoordinator?.start(with: option)
  }
}

extension DeepLinkOption.Style {
  fileprivate init(_ presentation: Link.Presentation) {
    switch presentation {
    case .automatic: self = .usual
    case .push: self = .pushed
    case .present: self = .presented
    }
  }
}

/// The shell shows and sets them.
extension UserServer.SimulatedServices: StageKit.ServiceControls {}
