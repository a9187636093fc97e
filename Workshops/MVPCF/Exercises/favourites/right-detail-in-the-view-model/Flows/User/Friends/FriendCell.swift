import OpenCombine
import ScreenKit
import UserDomain

/// A row that follows its friend: whoever is renamed elsewhere has the new name here, and no other row changes.
final class FriendCell: ListCell {
  private var observing: AnyCancellable?

  init(viewModel: FriendCellViewModel, userManager: any UserManager) {
    super.init(text: viewModel.name)
    detail = viewModel.detail
    observing = userManager.users
      .compactMap { $0[viewModel.userID]?.fullName }
      .removeDuplicates()
      .sink { [weak self] in self?.text = $0 }
  }
}
