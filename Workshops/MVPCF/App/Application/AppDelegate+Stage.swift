import StageKit
import UserServer

// What the shell needs of an app: addresses of screens, services to play with, and how a link is to be shown. An app on
// a phone has no such file, and it has no part in the architecture. What the screens' addresses are made of is in
// `ScreenAddress`.

extension AppDelegate {
  /// Where links may lead: the shell completes them, and turns down those that lead elsewhere.
  var routes: [String] { ["Login", "User:{id}", "Friends:{id}", "EditName:{id}"] }

  /// What `service` shows and sets.
  var serviceControls: (any ServiceControls)? { services }
}

extension UserServer.SimulatedServices: StageKit.ServiceControls {}

extension Link {
  /// `push` and `present` say how the screen is to be shown; `open` leaves it to the app.
  var style: CoordinatorAction.Style {
    switch presentation {
    case .automatic: .usual
    case .push: .pushed
    case .present: .presented
    }
  }
}
