/// Presenter → view.
protocol SignOutViewInput: AnyObject {
  func showQuestion(_ question: String)
}
