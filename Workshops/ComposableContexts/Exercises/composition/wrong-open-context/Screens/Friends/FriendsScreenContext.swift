import ContextsDomain

final class FriendsScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  let userRepository: any UserRepositoryType
  let sessionRepository: any SessionRepositoryType

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension FriendsScreenContext: LoadFriendsUseCase {}
extension FriendsScreenContext: ObserveFriendsUseCase {}
extension FriendsScreenContext: ObserveSessionUseCase {}
