/// Hears when there are others to show, and when one of them has a new name, whoever changed it.
protocol ShownUsersUseCaseDelegate: AnyObject {
  func shownUsersDidChange(_ shownUsers: ShownUsersUseCase)
}
