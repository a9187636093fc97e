import MVVMCLibrary
import UserAppTesting
import UserDomain

@testable import MVVMCApp

/// Knows Ann, whose only friend is Bob, and puts into the store what it is asked for.
final class FakeUserService: UserService {
  let people = SharedStore(People())
  /// What each call fails with, while it is set.
  var error: UserAPIError?
  private(set) var calls: [String] = []

  func loadUser(id: User.ID) async throws(UserAPIError) {
    calls.append("loadUser \(id)")
    if let error { throw error }
    people.update { $0[id] = .ann }
  }

  func friends(of id: User.ID) async throws(UserAPIError) -> [User] {
    calls.append("friends of \(id)")
    if let error { throw error }
    return [.bob]
  }

  func save(_ user: User) async throws(UserAPIError) {
    calls.append("save \(user.fullName)")
    if let error { throw error }
    people.update { $0[user.id] = user }
  }
}
