import ContextsDomain

/// What the friends screen can do.
final class FriendsScreenContext: UserRepositoryHolderType {
  private let useCases: AppUseCases

  var userRepository: any UserRepositoryType { useCases.userRepository }

  init(useCases: AppUseCases) {
    self.useCases = useCases
  }
}

extension FriendsScreenContext: LoadFriendsUseCase {}
extension FriendsScreenContext: ObserveFriendsUseCase {}
