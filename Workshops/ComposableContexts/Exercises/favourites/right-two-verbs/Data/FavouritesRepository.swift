import ContextsDomain
import OpenCombine
import UserDomain

/// Favourites that last as long as the app.
package final class FavouritesRepository: FavouritesRepositoryType {
  private let current = CurrentValueSubject<Set<User.ID>, Never>([])

  package init() {}

  package var favourites: AnyPublisher<Set<User.ID>, Never> {
    current.removeDuplicates().eraseToAnyPublisher()
  }

  package func set(_ isFavourite: Bool, for id: User.ID) {
    if isFavourite { current.value.insert(id) } else { current.value.remove(id) }
  }

  package func forgetAll() {
    current.value = []
  }
}
