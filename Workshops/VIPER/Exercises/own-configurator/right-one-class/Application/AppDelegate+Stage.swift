import StageKit
import UserServer

// What the shell needs of an app: where links may lead, and services to play with. An app on a phone has no such file, and
// it has no part in the architecture. What the shell calls a screen is its `restorationIdentifier`, which the
// configurators write.

extension AppDelegate {
  /// The shell completes them, and turns down links that lead elsewhere.
  var routes: [String] { ["User:{id}", "Friends:{id}"] }

  /// What `service` shows and sets.
  var serviceControls: (any ServiceControls)? { simulatedServices }
}

extension UserServer.SimulatedServices: StageKit.ServiceControls {}
