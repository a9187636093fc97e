import UserDomain

enum FriendsViewEvent: Hashable {
  case viewDidLoad
  case friendSelected(User.ID)
}
