import StageKit
import UserServer

// What the shell needs of an app: where links may lead, and services to play with. An app on a phone has no such file, and
// it has no part in the architecture. What the shell calls a screen is its module's URN, which `AppRouterImpl` writes to
// its `restorationIdentifier`.

extension AppDelegate {
  /// The shell completes them, and turns down links that lead elsewhere.
  var routes: [String] { root?.routes ?? [] }

  /// What `service` shows and sets.
  var serviceControls: (any ServiceControls)? { simulatedServices }
}

extension UserServer.SimulatedServices: StageKit.ServiceControls {}
