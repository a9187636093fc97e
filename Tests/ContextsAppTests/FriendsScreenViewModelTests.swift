import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import ContextsDomain
@testable import ContextsScreens

struct FriendsScreenViewModelTests {
  private let useCases = FakeFriendsScreenUseCases()
  private let viewModel: FriendsScreenViewModel

  init() {
    viewModel = FriendsScreenViewModel(useCases: useCases, arguments: FriendsScreenArguments(userID: 42))
  }

  @Test func `friends are there once they are loaded, and follow changes`() async {
    var names: [[String]?] = []
    let observing = viewModel.$friends.sink { names.append($0?.map(\.fullName)) }
    useCases.loaded = [.bob, .cy]
    viewModel.load()
    #expect(viewModel.isLoading)
    await settle()
    #expect(!viewModel.isLoading)
    useCases.friends.value?[0].firstName = "Rob"
    #expect(names == [nil, ["Bob Baker", "Cy Young"], ["Rob Baker", "Cy Young"]])
    observing.cancel()
  }

  @Test func `nobody has no friends before they are loaded`() async {
    #expect(viewModel.friends == nil)
    viewModel.load()
    await settle()
    #expect(viewModel.friends == [])
  }

  @Test func `a failure ends the loading, and loading again may succeed`() async {
    var failures: [Failure] = []
    let observing = viewModel.failure.sink { failures.append($0) }
    useCases.error = .unavailable
    viewModel.load()
    await settle()
    #expect(failures == [Failure(.unavailable)])
    #expect(!viewModel.isLoading)
    useCases.error = nil
    viewModel.load()
    await settle()
    #expect(viewModel.friends == [])
    observing.cancel()
  }

  @Test func `a view model that nobody needs any more is gone, even while it loads`() {
    weak var reference: FriendsScreenViewModel?
    do {
      let viewModel = FriendsScreenViewModel(useCases: useCases, arguments: FriendsScreenArguments(userID: 42))
      viewModel.load()
      reference = viewModel
    }
    #expect(reference == nil)
  }
}
