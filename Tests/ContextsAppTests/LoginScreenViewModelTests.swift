import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import ContextsDomain
@testable import ContextsScreens

private final class FakeSignIn: SignInUseCase {
  private(set) var names: [String] = []

  func signIn(firstName: String) async throws(UserError) {
    names.append(firstName)
    if firstName != "ann" { throw .noOneCalled(firstName) }
  }
}

struct LoginScreenViewModelTests {
  private let useCases = FakeSignIn()
  private let viewModel: LoginScreenViewModel

  init() {
    viewModel = LoginScreenViewModel(useCases: useCases)
  }

  @Test func `a blank name cannot sign in`() {
    var canSignIn: [Bool] = []
    let observing = viewModel.canSignIn.sink { canSignIn.append($0) }
    for name in [" ", "a", "an", " \t"] { viewModel.name = name }
    #expect(canSignIn == [false, true, false])
    observing.cancel()
  }

  @Test(arguments: [("ann", []), (" ann ", []), (" Zed", [Failure(.noOneCalled("Zed"))])] as [(String, [Failure])])
  func `a name is found or not`(name: String, expected: [Failure]) async {
    var failures: [Failure] = []
    let observing = viewModel.failure.sink { failures.append($0) }
    viewModel.name = name
    viewModel.signIn()
    await settle()
    #expect(useCases.names == [name.trimmed])
    #expect(failures == expected)
    observing.cancel()
  }
}
