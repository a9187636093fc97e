import OpenCombine
import UserDomain

@testable import ContextsDomain
@testable import ContextsScreens

final class FakeEditNameUseCases: EditNameScreenViewModel.UseCases {
  let user: CurrentValueSubject<User?, Never>
  var error: UserError?
  private(set) var loadCount = 0
  private(set) var renamed: [User] = []

  init(user: User?) {
    self.user = CurrentValueSubject(user)
  }

  func user(id: User.ID) -> AnyPublisher<User?, Never> { user.eraseToAnyPublisher() }

  func loadUser(id: User.ID) async throws(UserError) {
    loadCount += 1
    if let error { throw error }
    user.value = User(id: id, firstName: "Ann", lastName: "Appleseed")
  }

  func rename(_ user: User) async throws(UserError) {
    if let error { throw error }
    renamed.append(user)
  }
}
