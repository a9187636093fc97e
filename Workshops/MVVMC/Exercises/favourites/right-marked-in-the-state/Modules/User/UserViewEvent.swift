enum UserViewEvent: Hashable {
  case viewDidLoad
  case editNameTapped
  case friendsTapped
  case favouriteTapped
  case signOutTapped
}
