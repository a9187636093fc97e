/// Interactor → presenter.
protocol UserInteractorOutput: AnyObject {
  /// Nil if nobody has asked for the person's friends.
  func didCountFriends(_ count: Int?)
}
