extension OnlyFlowControllersCallFactories: RunRule {
  func violations(in run: Run, of project: Project) -> [RunViolation] {
    let others = Set(Role.allCases).subtracting(Self.allowed)
    return run.calls(from: others, to: [.factory], in: project)
      .filter { _, callee in
        Self.verbs.contains(where: callee.name.hasPrefix) && Self.makesScreen(callee.name, of: callee.type, in: project)
      }
      .map { caller, callee in
        RunViolation(
          call: caller, in: project, what: "\(caller.words) called \(callee.words)",
          how: "give its flow controller a method for that, and ask it")
      }
  }
}
