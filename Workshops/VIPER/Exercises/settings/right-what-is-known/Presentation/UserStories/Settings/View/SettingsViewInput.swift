/// Presenter → view.
protocol SettingsViewInput: AnyObject {
  func showName(_ name: String)
}
