import ContextsDomain

/// What the user screen can do.
final class UserScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  private let useCases: AppUseCases

  var userRepository: any UserRepositoryType { useCases.userRepository }
  var sessionRepository: any SessionRepositoryType { useCases.sessionRepository }

  init(useCases: AppUseCases) {
    self.useCases = useCases
  }
}

extension UserScreenContext: LoadUserUseCase {}
extension UserScreenContext: ObserveUserNameUseCase {}
extension UserScreenContext: ObserveSessionUseCase {}
extension UserScreenContext: SignOutUseCase {}
