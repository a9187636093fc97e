extension OnlyViewModelsCallFlowControllers: RunRule {
  func violations(in run: Run, of project: Project) -> [RunViolation] {
    let others = Set(Role.allCases).subtracting(Self.allowed)
    return run.calls(from: others, to: [.flowController], in: project).map { caller, callee in
      RunViolation(
        call: caller, in: project, what: "\(caller.words) called \(callee.words)",
        how: "tell the view model what happened, and let it ask its flow controller")
    }
  }
}
