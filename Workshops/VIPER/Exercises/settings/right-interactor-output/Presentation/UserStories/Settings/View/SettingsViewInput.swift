/// Presenter → view.
protocol SettingsViewInput: AnyObject {
  func showAccount(_ text: String)
  func showRetryAlert(_ title: String)
}
