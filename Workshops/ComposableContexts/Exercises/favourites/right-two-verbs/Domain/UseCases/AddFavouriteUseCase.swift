import UserDomain

package protocol AddFavouriteUseCase {
  func addFavourite(_ id: User.ID)
}

extension AddFavouriteUseCase where Self: FavouritesRepositoryHolderType {
  package func addFavourite(_ id: User.ID) {
    favouritesRepository.set(true, for: id)
  }
}
