extension OnlyViewModelsCallFlowControllers: CallRule {
  static let callers = Set(Role.allCases).subtracting(allowed)
  static let callees: Set<Role> = [.flowController]
  static let cure = "tell the view model what happened, and let it ask its flow controller"
}
