import UserAppTesting
import UserDomain

@testable import ViperApp

final class EditNameViewSpy: EditNameViewInput {
  private(set) var fields: [String] = []
  private(set) var isSaveEnabled = true
  private(set) var alerts: [String] = []

  func showName(first: String, last: String) {
    fields = [first, last]
  }

  func setSaveEnabled(_ isEnabled: Bool) {
    isSaveEnabled = isEnabled
  }

  func showRetryAlert(_ title: String) {
    alerts.append(title)
  }
}

final class FakeEditNameInteractor: EditNameInteractorInput {
  var signedInUserID: User.ID? = 42
  var user = User.ann
  var failure: UserAPIError?
  /// Whether no save ever gets an answer.
  var isSilent = false
  private(set) var saved: [User] = []
  private(set) var cancelSavingCount = 0

  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void) {
    completion(failure.map(Result.failure) ?? .success(user))
  }

  func save(_ user: User, completion: @escaping (Result<User, UserAPIError>) -> Void) {
    if let failure { return completion(.failure(failure)) }
    saved.append(user)
    guard !isSilent else { return }
    completion(.success(user))
  }

  func cancelSaving() {
    cancelSavingCount += 1
  }
}
