import ScreenKit
import UserDomain

extension AlertController {
  static func noOneCalled(_ name: String) -> AlertController {
    let alert = AlertController(title: "No one is called \"\(name)\"")
    alert.addAction(AlertAction(title: "OK"))
    return alert
  }

  static func noUser(id: User.ID, confirmed: @escaping () -> Void) -> AlertController {
    let alert = AlertController(title: "There is no user \(id)")
    alert.addAction(AlertAction(title: "OK") { _ in confirmed() })
    return alert
  }

  static func unreachable(retry: @escaping () -> Void) -> AlertController {
    let alert = AlertController(title: "Can't reach the server")
    alert.addAction(AlertAction(title: "Retry") { _ in retry() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    return alert
  }
}
