extension ViewModelGetsUseCases: RunRule {
  func violations(in run: Run, of project: Project) -> [RunViolation] {
    run.calls(from: [.viewModel], to: [.repository], in: project).map { caller, callee in
      RunViolation(
        call: caller, in: project, what: "\(caller.words) called \(callee.words)",
        how: "give it the screen's context, and let that hold the repository")
    }
  }
}
