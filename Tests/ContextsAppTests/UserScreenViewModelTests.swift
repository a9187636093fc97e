import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import ContextsDomain
@testable import ContextsScreens

struct UserScreenViewModelTests {
  private let useCases = FakeUserScreenUseCases()
  private let viewModel: UserScreenViewModel

  init() {
    viewModel = UserScreenViewModel(useCases: useCases, arguments: UserScreenArguments(userID: 42))
  }

  @Test func `the name is there once the person is loaded, and follows changes`() async {
    var names: [String?] = []
    let observing = viewModel.$userName.sink { names.append($0) }
    viewModel.load()
    #expect(viewModel.isLoading)
    await settle()
    #expect(!viewModel.isLoading)
    useCases.name.value = "Anna Appleseed"
    useCases.name.value = nil
    #expect(names == [nil, "Person 42", "Anna Appleseed", nil])
    observing.cancel()
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
    #expect(viewModel.userName == "Person 42")
    observing.cancel()
  }

  @Test func `whoever is signed in may sign out`() {
    var isSignedIn: [Bool] = []
    let observing = viewModel.isSignedIn.sink { isSignedIn.append($0) }
    useCases.session.value = 7
    useCases.session.value = nil
    #expect(isSignedIn == [true, false, false])
    viewModel.signOut()
    #expect(useCases.signOutCount == 1)
    observing.cancel()
  }

  @Test func `the view model keeps its use cases alive`() {
    weak var context: FakeUserScreenUseCases?
    let viewModel: UserScreenViewModel
    do {
      let useCases = FakeUserScreenUseCases()
      context = useCases
      viewModel = UserScreenViewModel(useCases: useCases, arguments: UserScreenArguments(userID: 42))
    }
    #expect(context != nil)
    viewModel.signOut()
    #expect(context?.signOutCount == 1)
  }
}
