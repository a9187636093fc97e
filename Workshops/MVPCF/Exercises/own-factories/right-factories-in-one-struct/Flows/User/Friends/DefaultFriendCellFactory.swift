import ScreenKit

/// Injects what a row needs, so that the list needs to know nothing of it.
final class DefaultFriendCellFactory: FriendCellFactory {
  private let userManager: any UserManager

  init(userManager: any UserManager) {
    self.userManager = userManager
  }

  func make(viewModel: FriendCellViewModel) -> ListCell {
    FriendCell(viewModel: viewModel, userManager: userManager)
  }
}
