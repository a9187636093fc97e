import ScreenKit

extension ViewController {
  /// Shows a title and `OK`.
  func showAlert(title: String, onOK: @escaping () -> Void = {}) {
    let alert = AlertController(title: title, message: nil)
    alert.addAction(AlertAction(title: "OK", style: .default) { _ in onOK() })
    present(alert, animated: true)
  }

  /// Shows a title and the choice to try again.
  func showRetryAlert(title: String, onRetry: @escaping () -> Void) {
    let alert = AlertController(title: title, message: nil)
    alert.addAction(AlertAction(title: "Retry", style: .default) { _ in onRetry() })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
