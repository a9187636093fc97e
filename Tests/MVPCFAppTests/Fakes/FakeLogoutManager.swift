@testable import MVPCFApp

final class FakeLogoutManager: LogoutManager {
  private(set) var logOutCount = 0

  func logOut(completion: @escaping () -> Void) {
    logOutCount += 1
    completion()
  }
}
