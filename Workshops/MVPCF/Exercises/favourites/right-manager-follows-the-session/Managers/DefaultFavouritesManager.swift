import OpenCombine
import UserDomain

final class DefaultFavouritesManager: FavouritesManager {
  private(set) lazy var favourites = marked.eraseToAnyPublisher()

  private let marked = CurrentValueSubject<Set<User.ID>, Never>([])
  private let forgetting: AnyCancellable

  init(sessionManager: any SessionManager) {
    forgetting = sessionManager.userID
      .sink { [marked] userID in
        if userID == nil { marked.value = [] }
      }
  }

  func toggle(_ id: User.ID) {
    marked.value.formSymmetricDifference([id])
  }
}
