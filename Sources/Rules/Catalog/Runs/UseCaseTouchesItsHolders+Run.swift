extension UseCaseTouchesItsHolders: RunRule {
  private static let others: Set<Role> = [.viewModel, .viewController, .router, .composition]

  func violations(in run: Run, of project: Project) -> [RunViolation] {
    run.calls(from: [.context], to: Self.others, in: project).compactMap { caller, callee in
      guard let useCase = caller.declaredIn, project.role(ofType: useCase) == .useCase else { return nil }
      return RunViolation(
        call: caller, in: project, what: "\(useCase).\(caller.name) called \(callee.words)",
        how: "change what its holders hold, and let the view model observe that")
    }
  }
}
