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

  func findUser(firstName: String) async throws(UserAPIError) -> User {
    calls.append("findUser \(firstName)")
    let name = firstName.lowercased()
    guard let user = users.value.values.first(where: { $0.firstName.lowercased() == name }) else {
      throw .noOneCalled(firstName)
    }
    return user
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
