import UserDomain

package protocol ToggleFavouriteUseCase {
  /// Makes a person a favourite, or no longer one.
  func toggleFavourite(_ id: User.ID)
}

extension ToggleFavouriteUseCase where Self: UserRepositoryHolderType {
  package func toggleFavourite(_ id: User.ID) {
    userRepository.toggleFavourite(id)
  }
}
