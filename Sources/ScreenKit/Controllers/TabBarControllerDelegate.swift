/// Is told which tab a person selects. What code selects, it is not told.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// A person has selected a tab, which may be the one that was selected before.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}
