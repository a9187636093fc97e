import UserDomain

/// Presenter → router: where this module leads.
protocol FriendsRouterInput: AnyObject {
  func openUser(_ id: User.ID)
  func close()
}
