import ContextsDomain

/// What the screen to sign in with can do.
final class LoginScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  private let useCases: AppUseCases

  var userRepository: any UserRepositoryType { useCases.userRepository }
  var sessionRepository: any SessionRepositoryType { useCases.sessionRepository }

  init(useCases: AppUseCases) {
    self.useCases = useCases
  }
}

extension LoginScreenContext: SignInUseCase {}
