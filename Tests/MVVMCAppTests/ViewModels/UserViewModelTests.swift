import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMCApp

/// A view model is told events, and turns its provider's state into what the view shows. Neither needs a screen.
struct UserViewModelTests {
  private let provider = FakeUserProvider()
  private let viewModel: UserViewModelImpl
  private let log = Log()

  init() {
    viewModel = UserViewModelImpl(provider: provider)
    viewModel.onEditName = { [log] in log.add("onEditName") }
    viewModel.onFriends = { [log] in log.add("onFriends") }
    viewModel.onSignedOut = { [log] in log.add("onSignedOut") }
    viewModel.onFailure = { [log] error, retry in
      log.add("onFailure \(error)")
      log.retry = retry
    }
  }

  @Test(
    arguments: [
      (.viewDidLoad, ["load"], []),
      (.editNameTapped, [], ["onEditName"]),
      (.friendsTapped, [], ["onFriends"]),
      (.signOutTapped, ["signOut"], ["onSignedOut"]),
    ] as [(UserViewEvent, [String], [String])])
  func `an event goes to the provider, or out through a closure`(
    event: UserViewEvent, providerCalls: [String], closures: [String]
  ) {
    viewModel.events.send(event)
    #expect(provider.calls == providerCalls)
    #expect(log.entries == closures)
  }

  @Test(arguments: [UserViewEvent.editNameTapped, .friendsTapped, .signOutTapped])
  func `nothing happens where nobody has set the closure`(event: UserViewEvent) {
    let viewModel = UserViewModelImpl(provider: provider)
    viewModel.events.send(event)
    #expect(log.entries.isEmpty)
  }

  @Test func `state becomes what the view shows, each time that this changes`() {
    var shown: [UserViewInputData] = []
    let rendering = viewModel.viewInputData.sink { shown.append($0) }
    provider.currentState.user = .loading
    provider.currentState.user = .failed(.unreachable)
    provider.currentState = UserProviderState(userID: 42, isSignedIn: true, user: .loaded(.ann))
    provider.currentState.user = .loaded(User(id: 42, firstName: "Anna", lastName: "Appleseed"))
    #expect(
      shown == [
        UserViewInputData(name: "", isLoading: false, canEditName: false, isSignedIn: false),
        UserViewInputData(name: "", isLoading: true, canEditName: false, isSignedIn: false),
        UserViewInputData(name: "", isLoading: false, canEditName: false, isSignedIn: false),
        UserViewInputData(name: "Ann Appleseed", isLoading: false, canEditName: true, isSignedIn: true),
        UserViewInputData(name: "Anna Appleseed", isLoading: false, canEditName: true, isSignedIn: true),
      ])
    rendering.cancel()
  }

  @Test func `each failure is told once, with what tries again`() {
    provider.currentState.user = .failed(.unreachable)
    provider.currentState.user = .failed(.unreachable)
    log.retry()
    provider.currentState.user = .loading
    provider.currentState.user = .failed(.unreachable)
    #expect(log.entries == ["onFailure unreachable", "onFailure unreachable"])
    #expect(provider.calls == ["load"])
  }
}
