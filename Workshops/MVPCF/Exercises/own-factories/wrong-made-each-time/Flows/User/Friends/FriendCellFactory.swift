import ScreenKit

protocol FriendCellFactory {
  func make(viewModel: FriendCellViewModel) -> ListCell
}
