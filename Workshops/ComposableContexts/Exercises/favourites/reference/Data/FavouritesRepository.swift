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

  package func toggle(_ id: User.ID) {
    current.value.formSymmetricDifference([id])
  }

  package func forgetAll() {
    current.value = []
  }
}
