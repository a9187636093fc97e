import OpenCombine
import Testing
import UserAppTesting
import UserDomain

@testable import ContextsApp

private final class FakeSignIn: SignInUseCase {
  private(set) var names: [String] = []

  func signIn(firstName: String) async throws(UserAPIError) {
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

  @Test(arguments: [("ann", []), (" ann ", []), (" Zed", [.noOneCalled("Zed")])] as [(String, [UserAPIError])])
  func `a name is found or not`(name: String, expected: [UserAPIError]) async {
    var failures: [UserAPIError] = []
    let observing = viewModel.failure.sink { failures.append($0) }
    viewModel.name = name
    viewModel.signIn()
    await settle()
    #expect(useCases.names == [name.trimmed])
    #expect(failures == expected)
    observing.cancel()
  }
}
