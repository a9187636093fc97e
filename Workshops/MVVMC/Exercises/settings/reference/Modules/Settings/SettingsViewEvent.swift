enum SettingsViewEvent: Hashable {
  case signOutTapped
}
