import StageKit
import UserServer

// What the shell needs of an app: addresses of screens, and services to play with. An app on a phone has no such file,
// and it has no part in the architecture.

extension AppDelegate {
  /// Where links may lead: the shell completes them, and turns down those that lead elsewhere.
  var routes: [String] { ["User:{id}", "Friends:{id}"] }

  /// What `service` shows and sets.
  var serviceControls: (any ServiceControls)? { services }
}

extension UserServer.SimulatedServices: StageKit.ServiceControls {}
