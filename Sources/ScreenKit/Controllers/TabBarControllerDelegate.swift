/// Receives notifications when a person selects a tab, but not when code selects it.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// A person has selected a tab, which may be the one that was selected before.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}
