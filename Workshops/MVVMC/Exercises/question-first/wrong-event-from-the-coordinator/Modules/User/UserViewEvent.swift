enum UserViewEvent: Hashable {
  case viewDidLoad
  case editNameTapped
  case friendsTapped
  case signOutTapped
  case signOutConfirmed
}
