extension EveryEndIsFinished: RunRule {
  func violations(in run: Run, of project: Project) -> [RunViolation] {
    run.leaks.compactMap { leak in
      guard let type = project.type(leak.type), type.role == .coordinator, let part = type.main,
        project.role(ofType: leak.keeper) == .coordinator
      else { return nil }
      return RunViolation(
        place: project.place(part.file, part.declaration.offset), in: project,
        what: "\(leak.keeper) still keeps \(type.name), whose \(leak.screen) has gone",
        how: "call finished at each end of the flow, a swipe included, and let the parent remove it there",
        event: leak.event)
    }
  }
}
