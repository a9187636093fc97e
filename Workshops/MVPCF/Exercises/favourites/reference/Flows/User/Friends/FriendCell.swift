import OpenCombine
import ScreenKit
import UserDomain

/// A row that follows its friend: whoever is renamed or marked elsewhere is so here, and no other row changes.
final class FriendCell: ListCell {
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: FriendCellViewModel, userManager: any UserManager, favouritesManager: any FavouritesManager) {
    super.init(text: viewModel.name)
    userManager.users
      .compactMap { $0[viewModel.userID]?.fullName }
      .removeDuplicates()
      .sink { [weak self] in self?.text = $0 }
      .store(in: &cancellables)
    favouritesManager.favourites
      .map { $0.contains(viewModel.userID) ? "favourite" : nil }
      .removeDuplicates()
      .sink { [weak self] in self?.detail = $0 }
      .store(in: &cancellables)
  }
}
