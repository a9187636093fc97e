import ContextsDomain

/// What the friends screen can do.
final class FriendsScreenContext: UserRepositoryHolderType {
  let userRepository: any UserRepositoryType

  init(userRepository: any UserRepositoryType) {
    self.userRepository = userRepository
  }
}

extension FriendsScreenContext: LoadFriendsUseCase, ObserveFriendsUseCase {}
