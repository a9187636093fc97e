import UserDomain

enum UserViewEvent: Hashable {
  case viewDidLoad
  case editNameTapped
  /// The person has a new name, given on the screen above.
  case nameSaved(User)
  case friendsTapped
  case signOutTapped
}
