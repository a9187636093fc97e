@testable import ViperApp

/// Writes down what the view reports.
final class UserViewOutputSpy: UserViewOutput {
  private(set) var calls: [String] = []

  func viewIsReady() {
    calls.append("ready")
  }

  func viewDidClose() {
    calls.append("closed")
  }

  func editNameTapped() {
    calls.append("edit name")
  }

  func friendsTapped() {
    calls.append("friends")
  }

  func signOutTapped() {
    calls.append("sign out")
  }

  func retryTapped() {
    calls.append("retry")
  }

  func missingUserConfirmed() {
    calls.append("confirmed")
  }
}
