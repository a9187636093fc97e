import ScreenKit
import StageKit
import UserDomain
import UserServer

/// Sets up the services, then hands over to the application root.
@main
final class AppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private(set) var serviceControls: (any ServiceControls)?
  private var root: ApplicationRoot?

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let services = SimulatedServices(clock: application.clock)
    serviceControls = services
    do {
      try start(
        userAPI: RemoteUserAPI(server: services.server), sessionStore: services.sessionStore, clock: application.clock)
      return true
    } catch {
      print("the app cannot start: \(error)")
      return false
    }
  }

  func start(userAPI: any UserAPI, sessionStore: any SessionStore, clock: any Clock<Duration>) throws {
    let services = ServicesAssembly.setup(userAPI: userAPI, sessionStore: sessionStore, clock: clock)
    let window = Window()
    let root = try ApplicationRoot(window: window, urlScheme: Link.scheme, services: services, clock: clock)
    root.start()
    self.root = root
    self.window = window
  }

  var routes: [String] { root?.routes ?? [] }

  func application(_ application: Application, open link: Link) throws {
    try root?.open(ModuleLink(link))
  }

  func application(_ application: Application, didReceive notification: RemoteNotification) {
    root?.notify(notification.text, link: ModuleLink(notification.link))
  }
}

extension ModuleLink {
  fileprivate init(_ link: Link) {
    self.init(url: link.url, presentation: ModulePresentation(link.presentation))
  }
}

extension ModulePresentation {
  /// `nil` if the module's factory is to choose.
  fileprivate init?(_ presentation: Link.Presentation) {
    switch presentation {
    case .automatic: return nil
    case .push: self = .pushed
    case .present: self = .presented
    }
  }
}

/// The shell shows and sets them.
extension UserServer.SimulatedServices: StageKit.ServiceControls {}
