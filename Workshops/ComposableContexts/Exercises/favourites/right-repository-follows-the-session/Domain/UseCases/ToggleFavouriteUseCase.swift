import UserDomain

package protocol ToggleFavouriteUseCase {
  /// Makes a person a favourite, or no longer one.
  func toggleFavourite(_ id: User.ID)
}

extension ToggleFavouriteUseCase where Self: FavouritesRepositoryHolderType {
  package func toggleFavourite(_ id: User.ID) {
    favouritesRepository.toggle(id)
  }
}
