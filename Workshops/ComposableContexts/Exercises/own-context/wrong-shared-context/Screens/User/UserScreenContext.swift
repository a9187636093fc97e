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

extension UserScreenContext: LoadUserUseCase {}
extension UserScreenContext: ObserveUserNameUseCase {}
extension UserScreenContext: ObserveSessionUseCase {}
extension UserScreenContext: SignOutUseCase {}
extension UserScreenContext: LoadFriendsUseCase {}
extension UserScreenContext: ObserveFriendsUseCase {}
