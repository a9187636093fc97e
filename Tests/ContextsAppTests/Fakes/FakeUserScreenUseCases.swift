import OpenCombine
import UserDomain

@testable import ContextsDomain
@testable import ContextsScreens

final class FakeUserScreenUseCases: UserScreenViewModel.UseCases {
  let name = CurrentValueSubject<String?, Never>(nil)
  let session = CurrentValueSubject<User.ID?, Never>(42)
  var error: UserError?
  private(set) var signOutCount = 0

  var signedInUserID: AnyPublisher<User.ID?, Never> { session.eraseToAnyPublisher() }

  func userName(id: User.ID) -> AnyPublisher<String?, Never> { name.eraseToAnyPublisher() }

  func loadUser(id: User.ID) async throws(UserError) {
    if let error { throw error }
    name.value = "Person \(id)"
  }

  func signOut() {
    signOutCount += 1
  }
}
