import UserDomain

package protocol RemoveFavouriteUseCase {
  func removeFavourite(_ id: User.ID)
}

extension RemoveFavouriteUseCase where Self: FavouritesRepositoryHolderType {
  package func removeFavourite(_ id: User.ID) {
    favouritesRepository.set(false, for: id)
  }
}
