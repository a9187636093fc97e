/// View → presenter.
protocol SignOutViewOutput: AnyObject {
  func viewIsReady()
  func viewDidClose()
  func stayTapped()
  func leaveTapped()
}
