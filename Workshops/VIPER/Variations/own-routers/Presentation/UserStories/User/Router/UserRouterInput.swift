import UserDomain

/// Presenter → router: where this module leads.
protocol UserRouterInput: AnyObject {
  func openEditName(of id: User.ID, completion: @escaping ModuleCompletionHandler<User>)
  func openFriends(of id: User.ID)
  func openLogin()
  func close()
}
