import MVVMCLibrary
import UserDomain

final class FavouriteServiceImpl: FavouriteService {
  private let favourites: SharedStore<Favourites>

  init(favourites: SharedStore<Favourites>) {
    self.favourites = favourites
  }

  func toggle(_ id: User.ID) {
    favourites.update { $0.toggle(id) }
  }
}
