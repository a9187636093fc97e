import MVVMFCLibrary
import UserDomain

@testable import MVVMFCApp

/// Answers at once.
final class FakeSessionService: SessionServiceProtocol {
  var userID: User.ID?
  var answer: Result<User.ID, ApiError> = .success(42)
  private(set) var names: [String] = []

  func signIn(firstName: String, completion: @escaping (Result<User.ID, ApiError>) -> Void) {
    names.append(firstName)
    completion(answer)
  }

  func signOut() {
    userID = nil
  }
}
