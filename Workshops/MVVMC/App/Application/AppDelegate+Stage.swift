import StageKit
import UserServer

// What the shell needs of an app: addresses of screens, services to play with, and how a link is to be shown. An app on
// a phone has no such file, and it has no part in the architecture. Each part gives its screen its address, as its
// `restorationIdentifier`.

extension AppDelegate {
  /// Where links may lead: the shell completes them, and turns down those that lead elsewhere.
  var routes: [String] { DeepLinkOption.routes }

  /// What `service` shows and sets.
  var serviceControls: (any ServiceControls)? { services }
}

extension UserServer.SimulatedServices: StageKit.ServiceControls {}

extension DeepLinkOption.Style {
  /// `push` and `present` say how the screen is to be shown; `open` leaves it to the app.
  init(_ presentation: Link.Presentation) {
    switch presentation {
    case .automatic: self = .usual
    case .push: self = .pushed
    case .present: self = .presented
    }
  }
}
