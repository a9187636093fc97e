import MVVMCLibrary
import ScreenKit

extension Router {
  /// Asks whether the person means to sign out.
  func presentSignOutQuestion(confirmed: @escaping () -> Void) {
    let alert = AlertController(title: "Sign out?")
    alert.addAction(AlertAction(title: "Sign Out") { _ in confirmed() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert)
  }
}
