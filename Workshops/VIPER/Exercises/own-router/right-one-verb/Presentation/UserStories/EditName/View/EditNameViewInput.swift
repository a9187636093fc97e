/// Presenter → view.
protocol EditNameViewInput: AnyObject {
  func showName(first: String, last: String)
  func setSaveEnabled(_ isEnabled: Bool)
  func showRetryAlert(_ title: String)
}
