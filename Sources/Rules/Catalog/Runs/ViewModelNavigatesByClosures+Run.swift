extension ViewModelNavigatesByClosures: RunRule {
  func violations(in run: Run, of project: Project) -> [RunViolation] {
    run.calls(from: [.viewModel], to: [.coordinator, .router, .viewController], in: project).map { caller, callee in
      RunViolation(
        call: caller, in: project, what: "\(caller.words) called \(callee.words)",
        how: "say what happened through an optional closure, and let the coordinator set it")
    }
  }
}
