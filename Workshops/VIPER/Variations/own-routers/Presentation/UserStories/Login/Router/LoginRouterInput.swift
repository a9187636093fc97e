import UserDomain

/// Presenter → router: where this module leads.
protocol LoginRouterInput: AnyObject {
  func openUser(_ id: User.ID)
}
