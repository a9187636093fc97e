import OpenCombine
import UserDomain

final class DefaultFavouritesManager: FavouritesManager {
  private(set) lazy var favourites = marked.eraseToAnyPublisher()

  private let marked = CurrentValueSubject<Set<User.ID>, Never>([])

  func toggle(_ id: User.ID) {
    marked.value.formSymmetricDifference([id])
  }

  func forgetAll() {
    marked.value = []
  }
}
