/// View → presenter.
protocol EditNameViewOutput: AnyObject {
  func viewIsReady()
  func viewDidClose()
  func firstNameChanged(_ firstName: String)
  func lastNameChanged(_ lastName: String)
  func cancelTapped()
  func saveTapped()
  func retryTapped()
}
