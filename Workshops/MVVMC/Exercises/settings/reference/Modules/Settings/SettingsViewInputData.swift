struct SettingsViewInputData: Hashable {
  let account: String
}
