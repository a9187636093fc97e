import UserDomain

@testable import ViperApp

final class FriendsViewSpy: FriendsViewInput {
  private(set) var calls: [String] = []

  func setLoading(_ isLoading: Bool) {
    calls.append(isLoading ? "loading" : "not loading")
  }

  func showFriends(_ names: [String]) {
    calls.append("friends \(names.joined(separator: ", "))")
  }

  func showMessage(_ message: String) {
    calls.append("message \(message)")
  }

  func showMissingUserAlert(_ title: String) {
    calls.append("alert \(title)")
  }

  func showRetryAlert(_ title: String) {
    calls.append("retry alert \(title)")
  }
}

final class FakeFriendsInteractor: FriendsInteractorInput {
  var answer: Result<[User], UserAPIError> = .success([])
  private(set) var onChange: ((User) -> Void)?

  func loadFriends(of id: User.ID, completion: @escaping (Result<[User], UserAPIError>) -> Void) {
    completion(answer)
  }

  func observeUsers(onChange: @escaping (User) -> Void) {
    self.onChange = onChange
  }
}
