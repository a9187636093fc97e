extension CoordinatorsAreKept: RunRule {
  func violations(in run: Run, of project: Project) -> [RunViolation] {
    run.events.enumerated().flatMap { number, event -> [RunViolation] in
      guard event.isWhole else { return [] }
      let callers = event.callers
      return event.calls.enumerated().compactMap { index, start in
        guard let caller = callers[index].last.map({ event.calls[$0] }), caller.type != start.type,
          start.name.hasPrefix("start"), !start.isClosure, let coordinator = project.type(start.type),
          coordinator.role == .coordinator, project.hasIdentity(coordinator),
          run.count(of: start.type, after: number) == 0,
          // A flow that has shown nothing, or has said that it is over, may go.
          event.calls(within: index).contains(where: { isShown($0, by: event, in: project) }),
          !event.calls.contains(where: { Self.ends($0, start.type) })
        else { return nil }
        return RunViolation(
          call: caller, in: project, what: "\(caller.words) started \(start.type), and nobody has kept it",
          how: "add it to the child coordinators before it starts, and remove it when its flow ends",
          event: number)
      }
    }
  }

  private func isShown(_ call: Run.Call, by event: Run.Event, in project: Project) -> Bool {
    project.role(ofType: call.type) == .viewController && event.made?.contains(call.type) ?? false
  }

  private static func ends(_ call: Run.Call, _ coordinator: String) -> Bool {
    call.name.hasPrefix("finish") && call.type == coordinator
      || call.name.hasPrefix("remove") && call.member.contains(coordinator)
  }
}
