enum EditNameViewEvent: Hashable {
  case viewDidLoad
  case firstNameChanged(String)
  case lastNameChanged(String)
  case cancelTapped
  case saveTapped
}
