import OpenCombine
import UserDomain

@testable import MVPCFApp

final class FakeUserManager: UserManager {
  let known: CurrentValueSubject<[User.ID: User], Never>
  var error: UserAPIError?
  private(set) var calls: [String] = []

  init(_ users: [User] = []) {
    known = CurrentValueSubject(Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) }))
  }

  var users: AnyPublisher<[User.ID: User], Never> { known.eraseToAnyPublisher() }
  var knownUsers: [User.ID: User] { known.value }

  func loadUser(id: User.ID) async throws(UserAPIError) -> User {
    calls.append("loadUser \(id)")
    if let error { throw error }
    let user = User(id: id, firstName: "Ann", lastName: "Appleseed")
    known.value[id] = user
    return user
  }

  func findUser(firstName: String) async throws(UserAPIError) -> User {
    calls.append("findUser \(firstName)")
    let name = firstName.lowercased()
    guard let user = known.value.values.first(where: { $0.firstName.lowercased() == name }) else {
      throw .noOneCalled(firstName)
    }
    return user
  }

  func update(_ user: User) async throws(UserAPIError) {
    calls.append("update \(user.fullName)")
    if let error { throw error }
    known.value[user.id] = user
  }

  func forgetEveryone() {
    calls.append("forgetEveryone")
    known.value = [:]
  }
}
