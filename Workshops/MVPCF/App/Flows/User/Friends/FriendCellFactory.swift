import ScreenKit

protocol FriendCellFactory {
  func make(viewModel: FriendCellViewModel) -> ListCell
}

final class DefaultFriendCellFactory: FriendCellFactory {
  func make(viewModel: FriendCellViewModel) -> ListCell {
    ListCell(text: viewModel.name)
  }
}
