/// A law about who calls whom: one line of the table of calls that an architecture forbids.
protocol CallRule: RunRule {
  /// Who is not to call.
  static var callers: Set<Role> { get }
  /// Whom they are not to call.
  static var callees: Set<Role> { get }
  /// How to fix it.
  static var fix: String { get }

  /// Whether such a call is forbidden; each is, unless a rule knows better.
  func forbids(_ callee: RecordedRun.Call, from caller: RecordedRun.Call, in project: Project) -> Bool
}

extension CallRule {
  func forbids(_ callee: RecordedRun.Call, from caller: RecordedRun.Call, in project: Project) -> Bool { true }

  func violations(in run: RecordedRun, of project: Project) -> [RunViolation] {
    run.calls(from: Self.callers, to: Self.callees, in: project)
      .filter { forbids($0.callee, from: $0.caller, in: project) }
      .map { event, caller, callee in
        RunViolation(
          call: caller, in: project, what: "\(caller.placeWords) called \(callee.words)", how: Self.fix, event: event)
      }
  }
}
