import UserDomain

@testable import MVVMCApp

final class FakeSessionService: SessionService {
  private(set) var userID: User.ID?
  private(set) var names: [String] = []

  init(signedIn userID: User.ID?) {
    self.userID = userID
  }

  func signIn(firstName: String) async throws(UserAPIError) {
    names.append(firstName)
    guard firstName == "ann" else { throw .noOneCalled(firstName) }
    userID = 42
  }

  func signOut() {
    userID = nil
  }
}
