extension ViewModelNavigatesByClosures: CallRule {
  static let callers: Set<Role> = [.viewModel]
  static let callees: Set<Role> = [.coordinator, .router, .viewController]
  static let cure = "say what happened through an optional closure, and let the coordinator set it"
}
