import ScreenKit
import UserDomain

extension ViewController {
  /// Tells of a failure, and offers to try again where that may help.
  ///
  /// - Parameter confirmed: called when the person has read that trying again would not help.
  func presentFailure(_ error: UserAPIError, retry: @escaping () -> Void, confirmed: @escaping () -> Void = {}) {
    switch error {
    case .noUser(let id): presentMessage("There is no user \(id)", confirmed: confirmed)
    case .noOneCalled(let name): presentMessage("No one is called \"\(name)\"", confirmed: confirmed)
    case .unreachable: presentQuestion("Can't reach the server", retry: retry)
    }
  }

  private func presentMessage(_ title: String, confirmed: @escaping () -> Void) {
    let alert = AlertController(title: title)
    alert.addAction(AlertAction(title: "OK") { _ in confirmed() })
    present(alert, animated: true)
  }

  private func presentQuestion(_ title: String, retry: @escaping () -> Void) {
    let alert = AlertController(title: title)
    alert.addAction(AlertAction(title: "Retry") { _ in retry() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
