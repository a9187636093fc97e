enum EditNameViewEvent: Hashable {
  case firstNameChanged(String)
  case lastNameChanged(String)
  case cancelTapped
  case saveTapped
}
