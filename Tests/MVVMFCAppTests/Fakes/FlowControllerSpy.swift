import MVVMFCLibrary
import UserDomain

@testable import MVVMFCApp

/// Writes down where it is sent, and keeps the closures for the test to call.
final class FlowControllerSpy:
  @MainActor LoginFlowControllerProtocol, @MainActor UserFlowControllerProtocol,
  @MainActor EditNameFlowControllerProtocol, @MainActor FriendsFlowControllerProtocol
{
  private(set) var calls: [String] = []
  private(set) var confirm: () -> Void = {}
  private(set) var retry: () -> Void = {}
  private(set) var endEditName: (EditNameResult) -> Void = { _ in }

  func showAlert(title: String, completion: @escaping () -> Void) {
    calls.append("alert \(title)")
    confirm = completion
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    calls.append("error \(apiError)")
    self.retry = retry
  }

  func goBack() {
    calls.append("back")
  }

  func goToUser(id: User.ID) {
    calls.append("user \(id)")
  }

  func showEditName(userID: User.ID, completion: @escaping (EditNameResult) -> Void) {
    calls.append("edit name \(userID)")
    endEditName = completion
  }

  func showFriends(userID: User.ID) {
    calls.append("friends \(userID)")
  }

  func goToLogin() {
    calls.append("login")
  }

  func showUser(id: User.ID) {
    calls.append("user \(id)")
  }
}
