import OpenCombine
import UserDomain

package protocol FavouritesUseCase {
  /// The favourites of the signed-in person: now, and after each change.
  var favourites: AnyPublisher<Set<User.ID>, Never> { get }
  /// Makes a person a favourite, or no longer one.
  func toggleFavourite(_ id: User.ID)
}

extension FavouritesUseCase where Self: FavouritesRepositoryHolderType {
  package var favourites: AnyPublisher<Set<User.ID>, Never> {
    favouritesRepository.favourites
  }

  package func toggleFavourite(_ id: User.ID) {
    favouritesRepository.toggle(id)
  }
}
