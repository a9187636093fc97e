extension ClosureFates {
  /// Whether a closure, when it is called, has the object that keeps it put another in its place: that had one answer to
  /// wait for.
  ///
  /// ```swift
  /// socket.listen(to: "reply") { _ in socket.listenToAll() }
  /// ```
  func isReplaced(in argument: Argument, doing body: (code: Code, range: Range<Int>)) -> Bool {
    guard argument.callee.nameCount > 1 else { return false }
    let keeper = argument.callee.base.names
    let called = Set(
      body.code.calls.calls { body.range.contains($0.offset) && $0.nameCount == keeper.count + 1 }
        .filter { $0.callee.base.names == keeper }.map(\.name))
    guard !called.isEmpty else { return false }
    return project.takers(of: argument.name, argument).contains { taker in
      guard let type = taker.function.type.flatMap(project.type),
        let slot = taker.function.code(in: project).assignments
          .first(where: { $0.value.isName(taker.parameter.name) && $0.target.nameCount == 1 })?.target.first
      else { return false }
      return called.contains { type.fills(slot, when: $0, isCalledOn: keeper) }
    }
  }
}

extension ProjectType {
  /// Whether a function of the type sets a property, be it by another one.
  fileprivate func fills(_ property: String, when name: String, isCalledOn keeper: [String], depth: Int = 2) -> Bool {
    functions.map(\.function).filter { $0.name == name }.contains { function in
      if function.code.hasAssignments(where: { $0.target.isNamed(property) }) { return true }
      guard depth > 0 else { return false }
      let own = function.code.calls.filter { call in
        call.callee.nameCount == 1
          || call.callee.nameCount == keeper.count + 1 && call.callee.base.names == keeper
      }
      return own.contains { fills(property, when: $0.name, isCalledOn: keeper, depth: depth - 1) }
    }
  }
}
