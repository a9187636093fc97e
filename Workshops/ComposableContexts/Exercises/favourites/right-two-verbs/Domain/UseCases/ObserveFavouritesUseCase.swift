import OpenCombine
import UserDomain

package protocol ObserveFavouritesUseCase {
  /// The favourites of the signed-in person: now, and after each change.
  var favourites: AnyPublisher<Set<User.ID>, Never> { get }
}

extension ObserveFavouritesUseCase where Self: FavouritesRepositoryHolderType {
  package var favourites: AnyPublisher<Set<User.ID>, Never> {
    favouritesRepository.favourites
  }
}
