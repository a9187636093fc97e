import UserDomain

/// Hears how the module ended. Whoever opens it conforms.
protocol EditNameModuleOutput: AnyObject {
  /// - Parameter user: the person with their new names; `nil` if nothing was saved.
  func editNameDidEnd(_ user: User?)
}
