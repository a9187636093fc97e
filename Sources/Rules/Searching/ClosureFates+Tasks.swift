extension Closure {
  /// Whether a task runs it: `Task { … }`, `Task.detached { … }`.
  var isTask: Bool {
    guard case .argument(let callee, _, _) = destination else { return false }
    return callee.first == "Task" && (callee.nameCount == 1 || callee.nameCount == 2 && callee.last == "detached")
  }
}

extension Code {
  /// Whether a closure is a task's, which names members of its object and need not say `self` for that.
  func isTask(_ closure: Closure, ofMembersOf type: ProjectType) -> Bool {
    guard closure.isTask, closure.selfCapture == nil else { return false }
    return namesMembersPlainly(in: closure, of: type)
      || calls(in: closure).contains { call in
        call.callee.nameCount == 1 && !hides(call.callee)
          && type.functions.contains { !$0.function.isStatic && $0.function.name == call.name }
      }
  }
}

extension ClosureFates {
  /// What becomes of what a task runs: it is kept until that comes to an end, and a loop may have none.
  func life(
    ofTask callee: Path, running range: Range<Int>, in code: Code, of owner: ProjectType?
  ) -> ClosureLife {
    guard let owner, owner.comesAndGoes, goesOn(in: range, of: code, owner) else { return .short }
    let words = "which a task keeps until its loop ends"
    // Who ends the task when it goes does so too late; anywhere else, in time.
    return code.isEnded(callee, by: owner) ? .untilAnswered(words) : .kept(words)
  }

  /// Whether a part of some code goes on as long as nobody cancels its task, be it by a function of the type.
  private func goesOn(in range: Range<Int>, of code: Code, _ owner: ProjectType) -> Bool {
    if code.loops.contains(where: { range.contains($0.offset) && isEndless($0, in: code, of: owner) }) { return true }
    return owner.functions(calledIn: range, of: code).contains { function in
      !function.code.isSame(as: code) && function.code.loops.contains { isEndless($0, in: function.code, of: owner) }
    }
  }

  private func isEndless(_ loop: EndlessLoop, in code: Code, of owner: ProjectType) -> Bool {
    let length = StreamLength(project: project, code: code, owner: owner)
    return loop.sequence.map(length.isLong(sequence:)) ?? true
  }
}
