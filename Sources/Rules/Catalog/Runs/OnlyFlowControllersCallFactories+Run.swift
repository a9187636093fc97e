extension OnlyFlowControllersCallFactories: CallRule {
  static let callers = Set(Role.allCases).subtracting(allowed)
  static let callees: Set<Role> = [.factory]
  static let cure = "give its flow controller a method for that, and ask it"

  func forbids(_ callee: Run.Call, from caller: Run.Call, in project: Project) -> Bool {
    Self.verbs.contains(where: callee.name.hasPrefix) && Self.makesScreen(callee.name, of: callee.type, in: project)
  }
}
