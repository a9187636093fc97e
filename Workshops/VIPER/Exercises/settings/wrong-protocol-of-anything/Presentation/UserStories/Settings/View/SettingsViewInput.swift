/// Presenter → view.
protocol SettingsViewInput {
  func showAccount(_ text: String)
  func showRetryAlert(_ title: String)
}
