/// View → presenter.
protocol FriendsViewOutput: AnyObject {
  func viewIsReady()
  func viewDidClose()
  func friendSelected(at row: Int)
  func retryTapped()
  func missingUserConfirmed()
}
