enum SettingsViewEvent: Hashable {
  case viewDidLoad
  case signOutTapped
}
