import ScreenKit

final class DefaultFriendsView: View, FriendsView {
  let listView = ListView()
  let emptyLabel = Label(text: "No friends yet")
  let spinner = ActivityIndicator()

  override init() {
    super.init()
    for subview in [listView, emptyLabel, spinner] {
      addSubview(subview)
    }
  }
}
