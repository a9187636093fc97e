import OpenCombine
import UserAppTesting
import UserDomain

@testable import MVVMCApp

final class FakeEditNameProvider: EditNameProvider {
  @Published var currentState = EditNameProviderState(userID: 42)
  var state: AnyPublisher<EditNameProviderState, Never> { $currentState.eraseToAnyPublisher() }
  private(set) var calls: [String] = []

  func load() {
    calls.append("load")
  }

  func change(firstName: String) {
    calls.append("change first name to \(firstName)")
  }

  func change(lastName: String) {
    calls.append("change last name to \(lastName)")
  }

  func save() {
    calls.append("save")
  }
}
