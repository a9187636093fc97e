import ContextsDomain

/// What the screen to sign in with can do.
final class LoginScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  let userRepository: any UserRepositoryType
  let sessionRepository: any SessionRepositoryType

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension LoginScreenContext: SignInUseCase {}
