import ContextsDomain

/// What the screen to sign in with can do.
final class LoginScreenContext: UserRepositoryHolderType {
  let userRepository: any UserRepositoryType

  init(userRepository: any UserRepositoryType) {
    self.userRepository = userRepository
  }
}

extension LoginScreenContext: SignInUseCase {}
