extension InteractorKnowsNoPresenter: RunRule {
  func violations(in run: Run, of project: Project) -> [RunViolation] {
    // A presenter may listen to its interactor through a protocol of the interactor's own.
    run.calls(from: [.interactor], to: [.router, .viewController], in: project).map { caller, callee in
      RunViolation(
        call: caller, in: project, what: "\(caller.words) called \(callee.words)",
        how: "answer the presenter, and let it decide what is shown next")
    }
  }
}
