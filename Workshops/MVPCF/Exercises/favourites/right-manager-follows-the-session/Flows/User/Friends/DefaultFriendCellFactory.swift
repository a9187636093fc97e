import ScreenKit

/// Injects what a row needs, so that the list needs to know nothing of it.
final class DefaultFriendCellFactory: FriendCellFactory {
  private let userManager: any UserManager
  private let favouritesManager: any FavouritesManager

  init(userManager: any UserManager, favouritesManager: any FavouritesManager) {
    self.userManager = userManager
    self.favouritesManager = favouritesManager
  }

  func make(viewModel: FriendCellViewModel) -> ListCell {
    FriendCell(viewModel: viewModel, userManager: userManager, favouritesManager: favouritesManager)
  }
}
