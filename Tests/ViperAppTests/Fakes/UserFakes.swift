import UserAppTesting
import UserDomain

@testable import ViperApp

final class UserViewSpy: UserViewInput {
  private(set) var calls: [String] = []

  func showOwnActions() {
    calls.append("own actions")
  }

  func setEditNameEnabled(_ isEnabled: Bool) {
    calls.append("edit name \(isEnabled ? "enabled" : "disabled")")
  }

  func setLoading(_ isLoading: Bool) {
    calls.append(isLoading ? "loading" : "not loading")
  }

  func showName(_ name: String) {
    calls.append("name \(name)")
  }

  func showMissingUserAlert(_ title: String) {
    calls.append("alert \(title)")
  }

  func showRetryAlert(_ title: String) {
    calls.append("retry alert \(title)")
  }
}

final class FakeUserInteractor: UserInteractorInput {
  var signedInUserID: User.ID? = 42
  var users: [User.ID: User] = [42: .ann]
  var failure: UserAPIError?
  private(set) var onChange: ((User) -> Void)?

  func loadUser(id: User.ID, completion: @escaping (Result<User, UserAPIError>) -> Void) {
    if let failure { return completion(.failure(failure)) }
    completion(users[id].map(Result.success) ?? .failure(.noUser(id: id)))
  }

  func observeUser(id: User.ID, onChange: @escaping (User) -> Void) {
    self.onChange = onChange
  }

  func signOut() {
    signedInUserID = nil
  }
}
