extension PresenterKnowsNoContainer: RunRule {
  func violations(in run: Run, of project: Project) -> [RunViolation] {
    run.calls(from: [.presenter], to: [.viewController, .view], in: project).map { caller, callee in
      RunViolation(
        call: caller, in: project, what: "\(caller.words) called \(callee.words)",
        how: "send the value through a relay, and let the view controller bind the view to it")
    }
  }
}
