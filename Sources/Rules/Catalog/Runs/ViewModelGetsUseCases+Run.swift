extension ViewModelGetsUseCases: CallRule {
  static let callers: Set<Role> = [.viewModel]
  static let callees: Set<Role> = [.repository]
  static let cure = "give it the screen's context, and let that hold the repository"
}
