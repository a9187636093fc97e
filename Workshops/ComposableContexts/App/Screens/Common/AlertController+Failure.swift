import ScreenKit

extension AlertController {
  /// Says what could not be done.
  ///
  /// - Parameters:
  ///   - retry: called when the person wants to try again.
  ///   - confirmed: called when the person has taken note of what trying again would not change.
  static func failure(
    _ failure: Failure, retry: @escaping () -> Void, confirmed: @escaping () -> Void = {}
  ) -> AlertController {
    let alert = AlertController(title: failure.title)
    switch failure.remedy {
    case .retry:
      alert.addAction(AlertAction(title: "Retry") { _ in retry() })
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    case .confirm:
      alert.addAction(AlertAction(title: "OK") { _ in confirmed() })
    }
    return alert
  }
}
