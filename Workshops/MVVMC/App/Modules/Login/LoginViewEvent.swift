enum LoginViewEvent: Hashable {
  case nameChanged(String)
  case signInTapped
}
