import ScreenKit

/// Alerts decide nothing, so this module has neither a view model nor a flow controller.
enum AlertFactory {
  static func create(title: String, actions: [AlertAction], dependencyManager: DependencyManager) -> AlertController {
    let viewController = AlertController(title: title)
    for action in actions {
      viewController.addAction(action)
    }
    return viewController
  }

  static func showIn(
    parentController: ViewController, title: String, actions: [AlertAction], dependencyManager: DependencyManager
  ) {
    let viewController = create(title: title, actions: actions, dependencyManager: dependencyManager)
    parentController.present(viewController, animated: true)
  }
}
