enum UserViewEvent: Hashable {
  case viewDidLoad
  case editNameTapped
  case friendsTapped
  case settingsTapped
  case signOutTapped
}
