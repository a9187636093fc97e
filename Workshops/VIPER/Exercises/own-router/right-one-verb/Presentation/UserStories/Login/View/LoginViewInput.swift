/// Presenter → view.
protocol LoginViewInput: AnyObject {
  func setSignInEnabled(_ isEnabled: Bool)
  func showAlert(_ title: String)
  func showRetryAlert(_ title: String)
}
