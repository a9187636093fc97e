import ScreenKit

final class DefaultUserView: View, UserView {
  let nameLabel = Label(text: "")
  let spinner = ActivityIndicator()
  let editNameButton = Button(title: "Edit name")
  let friendsButton = Button(title: "Friends")
  let signOutButton = Button(title: "Sign Out")
  let favouriteButton = Button(title: "Add to favourites")

  override init() {
    super.init()
    for subview in [nameLabel, spinner, editNameButton, friendsButton, signOutButton, favouriteButton] {
      addSubview(subview)
    }
  }
}
