import Injection
import ScreenKit
import StageKit
import UserDomain

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
    start(
      userAPI: RetryingUserAPI(services.userAPI, clock: application.clock), sessionStore: services.sessionStore)
    return true
  }

  func start(userAPI: any UserAPI, sessionStore: any SessionStore) {
    container.register((any UserAPI).self, scope: .singleton) { userAPI }
    container.register((any SessionStore).self, scope: .singleton) { sessionStore }
    registerParts()

    let window = Window()
    let appCoordinator = AppCoordinator(window: window, container: container)
    appCoordinator.start()
    self.window = window
    self.appCoordinator = appCoordinator
  }

  var routes: [String] { DeepLinkOption.routes }

  func application(_ application: Application, open link: Link) throws {
    let option = try DeepLinkOption(
      route: link.template, arguments: link.arguments, style: DeepLinkOption.Style(link.presentation))
    try appCoordinator?.start(with: option)
  }

  /// All of them, before anybody resolves anything.
  private func registerParts() {
    // What is to be shared says so where it is registered, and what is forgotten there is not shared.
    container.defaultScope = .transient
    container.append(part: ModelPart.self)
    container.append(part: LoginPart.self)
    container.append(part: UserPart.self)
    container.append(part: EditNamePart.self)
    container.append(part: FriendsPart.self)
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
extension UserDomain.SimulatedServices: StageKit.ServiceControls {}
