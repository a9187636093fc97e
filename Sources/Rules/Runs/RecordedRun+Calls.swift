extension RecordedRun {
  /// The calls that objects of some roles made themselves of those of others.
  ///
  /// A closure that an object was given is the doing of who wrote it. The trace does not tell it from the object's own
  /// calls, but the source does: there the caller calls what it calls by name.
  func calls(
    from callers: Set<Role>, to others: Set<Role>, in project: Project
  ) -> [(event: Int, caller: Call, callee: Call)] {
    pairs.filter { _, caller, callee in
      caller.type != callee.type && !callee.isClosure && callee.name != "init"
        && project.role(ofType: caller.type).map(callers.contains) ?? false
        && project.role(ofType: callee.type).map(others.contains) ?? false
        && project.member(of: caller)?.code.asksFor(callee.name) ?? false
    }
  }

  /// Each call that another made, with that one and the number of the event.
  var pairs: [(event: Int, caller: Call, callee: Call)] {
    events.enumerated().flatMap { number, event in
      zip(event.calls, event.callers).compactMap { call, callers in
        callers.last.map { (number, event.calls[$0], call) }
      }
    }
  }
}

extension Project {
  /// What was called, as the source has it; `nil` if the project does not.
  func member(of call: RecordedRun.Call) -> (line: Int, code: Code)? {
    guard let file = declarations.files.first(where: { $0.name == call.file })?.source else { return nil }
    let functions = file.functions + file.types.flatMap(\.functions)
    let properties = file.properties + file.types.flatMap(\.properties)
    let members = functions.map { ($0.offset, $0.code) } + properties.map { ($0.offset, $0.code) }
    // A body begins behind its member's name, and before the next member.
    return members.sorted { $0.0 < $1.0 }.map { (line: file.location(of: $0.0).line, code: $0.1) }
      .last { $0.line <= call.line }
  }
}

extension Code {
  /// Whether it calls, reads or sets something of this name.
  fileprivate func asksFor(_ name: String) -> Bool {
    calls.contains { $0.name == name } || references.contains { $0.names.contains(name) }
      || assignments.contains { $0.target.last == name }
  }
}
