import ScreenKit

extension ViewController {
  /// Says what has failed, and offers to try again where that may help.
  ///
  /// - Parameter confirmed: called when the person has read that it may not.
  func showFailure(_ failure: Failure, retry: @escaping () -> Void, confirmed: @escaping () -> Void = {}) {
    let alert = AlertController(title: failure.title)
    if failure.canRetry {
      alert.addAction(AlertAction(title: Strings.retry) { _ in retry() })
      alert.addAction(AlertAction(title: Strings.cancel, style: .cancel))
    } else {
      alert.addAction(AlertAction(title: Strings.ok) { _ in confirmed() })
    }
    present(alert, animated: true)
  }
}
