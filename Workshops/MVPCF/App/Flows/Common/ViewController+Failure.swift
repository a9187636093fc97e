import ScreenKit

extension ViewController {
  /// Shows a failure, and offers to try again where that may help.
  func show(_ failure: FailureViewModel, retry: @escaping () -> Void, confirmed: @escaping () -> Void = {}) {
    let alert = AlertController(title: failure.title)
    if failure.canRetry {
      alert.addAction(AlertAction(title: "Retry") { _ in retry() })
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    } else {
      alert.addAction(AlertAction(title: "OK") { _ in confirmed() })
    }
    present(alert, animated: true)
  }
}
