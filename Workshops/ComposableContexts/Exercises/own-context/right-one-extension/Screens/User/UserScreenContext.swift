import ContextsDomain

/// What the user screen can do.
final class UserScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  let userRepository: any UserRepositoryType
  let sessionRepository: any SessionRepositoryType

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension UserScreenContext: LoadUserUseCase, ObserveUserNameUseCase, ObserveSessionUseCase, SignOutUseCase {}
