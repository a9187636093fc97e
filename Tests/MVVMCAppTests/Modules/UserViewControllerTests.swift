import OpenCombine
import ScreenKit
import Testing
import UserDomain

@testable import MVVMCApp

private final class FakeUserViewModel: UserViewModel {
  let data = CurrentValueSubject<UserViewInputData, Never>(.annsOwn)
  let events = PassthroughSubject<UserViewEvent, Never>()
  var onEditName: (() -> Void)?
  var onFriends: (() -> Void)?
  var onSignedOut: (() -> Void)?
  var onFailure: ((UserAPIError, _ retry: @escaping () -> Void) -> Void)?

  var viewInputData: AnyPublisher<UserViewInputData, Never> { data.eraseToAnyPublisher() }
}

extension UserViewInputData {
  nonisolated fileprivate static let annsOwn = UserViewInputData(
    name: "Ann Appleseed", isLoading: false, canEditName: true, isSignedIn: true)
}

/// A view controller sends what a person does, and renders what it is given. It decides nothing.
struct UserViewControllerTests {
  private let viewModel = FakeUserViewModel()
  private let window = Window()
  private let log = Log()
  private let observing: AnyCancellable

  init() {
    observing = viewModel.events.sink { [log] in log.add("\($0)") }
    window.rootViewController = UserViewController(viewModel: viewModel)
    window.makeKeyAndVisible()
  }

  /// What a person can read, and in brackets what they cannot use.
  private var shown: [String] {
    window.screen.elements.map { $0.enabled ? $0.text : "(\($0.text))" }
  }

  @Test func `what a person does is sent as events`() throws {
    for button in ["Edit name", "Friends", "Sign Out"] { try window.tap(button) }
    #expect(log.entries == ["viewDidLoad", "editNameTapped", "friendsTapped", "signOutTapped"])
  }

  @Test(
    arguments: [
      (.annsOwn, ["Ann Appleseed", "Edit name", "Friends", "Sign Out"]),
      (
        UserViewInputData(name: "", isLoading: true, canEditName: false, isSignedIn: true),
        ["Loading", "(Edit name)", "Friends", "Sign Out"]
      ),
      (
        UserViewInputData(name: "Bob Baker", isLoading: false, canEditName: true, isSignedIn: false),
        ["Bob Baker", "Friends"]
      ),
    ] as [(UserViewInputData, [String])])
  func `what is rendered depends on the data alone, however often it comes`(
    data: UserViewInputData, expected: [String]
  ) {
    viewModel.data.send(data)
    #expect(shown == expected)
    viewModel.data.send(data)
    #expect(shown == expected)
    viewModel.data.send(.annsOwn)
    viewModel.data.send(data)
    #expect(shown == expected)
  }
}
