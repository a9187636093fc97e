import ContextsDomain
import OpenCombine
import UserDomain

/// Favourites that last as long as the session.
package final class FavouritesRepository: FavouritesRepositoryType {
  private let current = CurrentValueSubject<Set<User.ID>, Never>([])
  private var observing: AnyCancellable?

  package init(sessionRepository: any SessionRepositoryType) {
    observing = sessionRepository.userID
      .dropFirst()
      .sink { [current] _ in current.value = [] }
  }

  package var favourites: AnyPublisher<Set<User.ID>, Never> {
    current.removeDuplicates().eraseToAnyPublisher()
  }

  package func toggle(_ id: User.ID) {
    current.value.formSymmetricDifference([id])
  }
}
