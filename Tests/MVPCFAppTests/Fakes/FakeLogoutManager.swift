@testable import MVPCFApp

final class FakeLogoutManager: LogoutManager {
  private(set) var logOutCount = 0

  func logOut() {
    logOutCount += 1
  }
}
