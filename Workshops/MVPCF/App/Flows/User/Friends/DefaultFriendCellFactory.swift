import ScreenKit

final class DefaultFriendCellFactory: FriendCellFactory {
  func make(viewModel: FriendCellViewModel) -> ListCell {
    ListCell(text: viewModel.name)
  }
}
