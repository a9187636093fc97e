import UserDomain

/// Why something that is asked about people cannot be done, whoever was asked.
package nonisolated enum UserError: Error, Hashable {
  case noUser(id: User.ID)
  case noOneCalled(String)
  /// There is no answer at the moment. There may be one later.
  case unavailable
}
