/// View → presenter.
protocol FriendsViewOutput: AnyObject {
  func viewIsReady()
  func friendSelected(at row: Int)
  func retryTapped()
  func missingUserConfirmed()
}
