extension UseCaseTouchesItsHolders: CallRule {
  static let callers: Set<Role> = [.context]
  static let callees: Set<Role> = [.viewModel, .viewController, .router, .composition]
  static let cure = "change what its holders hold, and let the view model observe that"

  func forbids(_ callee: Run.Call, from caller: Run.Call, in project: Project) -> Bool {
    caller.declaredIn.flatMap(project.role(ofType:)) == .useCase
  }
}
