/// Why a call to the `UserAPI` brought no answer.
public nonisolated enum UserAPIError: Error, Hashable, Sendable {
  case noUser(id: User.ID)
  case noOneCalled(String)
  case unreachable
}
