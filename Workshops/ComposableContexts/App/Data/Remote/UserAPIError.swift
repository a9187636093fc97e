import UserDomain

/// Why a call to the `UserAPI` has not brought what was asked for.
nonisolated enum UserAPIError: Error, Hashable, Sendable {
  case noUser(id: User.ID)
  case noOneCalled(String)
  /// The server gave no answer, or none that can be understood.
  case unreachable
}
