import MVVMCLibrary
import ScreenKit
import UserDomain

extension Router {
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

  /// Asks, and does what is asked for once it is confirmed.
  func present(_ question: Question) {
    let alert = AlertController(title: question.title)
    alert.addAction(AlertAction(title: question.answer) { _ in question.confirmed() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert)
  }

  private func presentMessage(_ title: String, confirmed: @escaping () -> Void) {
    let alert = AlertController(title: title)
    alert.addAction(AlertAction(title: "OK") { _ in confirmed() })
    present(alert)
  }

  private func presentQuestion(_ title: String, retry: @escaping () -> Void) {
    let alert = AlertController(title: title)
    alert.addAction(AlertAction(title: "Retry") { _ in retry() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert)
  }
}
