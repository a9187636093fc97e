enum UserViewEvent: Hashable {
  case viewDidLoad
  case editNameTapped
  case friendsTapped
  case friendsCounted(Int)
  case signOutTapped
}
