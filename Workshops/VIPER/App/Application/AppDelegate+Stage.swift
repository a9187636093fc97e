import StageKit
import UserServer

// What the shell needs of an app: where links may lead, services to play with, and how a link is to be shown. An app on a
// phone has no such file, and it has no part in the architecture. What the shell calls a screen is its module's URN, which
// `AppRouterImpl` writes to its `restorationIdentifier`.

extension AppDelegate {
  /// The shell completes them, and turns down links that lead elsewhere.
  var routes: [String] { root?.routes ?? [] }

  /// What `service` shows and sets.
  var serviceControls: (any ServiceControls)? { simulatedServices }
}

extension UserServer.SimulatedServices: StageKit.ServiceControls {}

extension ModuleLink {
  init(_ link: Link) {
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
