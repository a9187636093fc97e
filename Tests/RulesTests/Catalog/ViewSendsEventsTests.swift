import Rules
import Testing

struct ViewSendsEventsTests {
  private let source = """
    final class UserViewController {
      func signOutTapped() {
        viewModel.events.send(.signOutTapped)
        provider.signOut()
      }
    }
    final class UserViewModelImpl {}
    final class UserProviderImpl {}
    """

  @Test func `a view controller that asks a provider is found`() throws {
    let calls = [
      call(0, "UserViewController", "signOutTapped()", line: 2), call(1, "UserProviderImpl", "signOut()"),
    ]

    #expect(
      try found(calls, in: source, .mvvmc) == [
        "FS-1 App.swift:2 UserViewController.signOutTapped called UserProviderImpl.signOut; "
          + "send the view model an event, and let it make the call"
      ])
  }

  @Test(arguments: [
    // Through its view model.
    [
      call(0, "UserViewController", "signOutTapped()", line: 2), call(1, "UserViewModelImpl", "handle(.signOutTapped)"),
      call(2, "UserProviderImpl", "signOut()"),
    ],
    // What the view model does with an event, in a closure of its own.
    [call(0, "UserViewController", "signOutTapped()", line: 2), call(1, "UserProviderImpl", "load()")],
  ])
  func `a view controller that sends events is not found`(calls: [RecordedRun.Call]) throws {
    #expect(try found(calls, in: source, .mvvmc) == [])
  }
}
