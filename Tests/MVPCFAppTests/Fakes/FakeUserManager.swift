import OpenCombine
import UserDomain

@testable import MVPCFApp

final class FakeUserManager: UserManager {
  let users: CurrentValueSubject<[User.ID: User], Never>
  var error: UserAPIError?
  private(set) var calls: [String] = []

  init(_ users: [User] = []) {
    self.users = CurrentValueSubject(Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) }))
  }

  func loadUser(id: User.ID) async throws(UserAPIError) {
    calls.append("loadUser \(id)")
    if let error { throw error }
    users.value[id] = User(id: id, firstName: "Ann", lastName: "Appleseed")
  }

  func update(_ user: User) async throws(UserAPIError) {
    calls.append("update \(user.fullName)")
    if let error { throw error }
    users.value[user.id] = user
  }

  func forgetEveryone() {
    calls.append("forgetEveryone")
    users.value = [:]
  }
}
