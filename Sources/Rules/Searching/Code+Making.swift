extension Code {
  /// Whether a value is an object that is made here and that nobody but one holder is given, who thus has to keep it.
  ///
  /// - Parameter place: where that holder is given it.
  /// - Parameter isKept: whether who is given it by an assignment keeps it, too.
  func isMadeForOne(_ value: Value, at place: Int, _ isKept: (Path) -> Bool) -> Bool {
    switch value {
    case .call: return true
    case .path(let path):
      guard path.components.count == 1,
        case .call(let maker)? = variables.last(where: { $0.name == path.first })?.value, maker.isInitialiser
      else { return false }
      return !gives(path.first, besidesAt: place, isKept)
    default: return false
    }
  }

  /// Whether a local variable is handed out, passed to a call or assigned to something that keeps it.
  private func gives(_ local: String, besidesAt place: Int, _ isKept: (Path) -> Bool) -> Bool {
    func isMeant(_ value: Value) -> Bool {
      if case .path(let path) = value { return path.components.map(\.name) == [local] }
      return false
    }
    // Whoever is set a delegate holds it weakly.
    return calls.contains { call in
      call.name != "setDelegate" && call.arguments.contains { $0.offset != place && isMeant($0.value) }
    }
      || assignments.contains { assignment in
        assignment.offset != place && isMeant(assignment.value)
          && (assignment.target == .returned || isKept(assignment.target))
      }
  }

  /// Whether something is done with what a call returns: it is assigned, handed out, given to a call or asked for more.
  func uses(resultOf callee: Path) -> Bool {
    assignments.contains { $0.value.path?.start == callee.start }
      || variables.contains { $0.value.path?.start == callee.start }
      || calls.contains { call in
        (call.callee.start == callee.start && call.callee.offset > callee.offset)
          || call.arguments.contains { $0.value.path?.start == callee.start }
      }
      || references.contains { $0.start == callee.start && $0.offset > callee.offset }
  }

  /// The last of the calls to whose chain one belongs: `Bar().left { … }.right { … }`.
  func lastCall(of callee: Path) -> Path {
    calls.calls { $0.start == callee.start }.map(\.callee).max { $0.offset < $1.offset } ?? callee
  }

  /// Whether a closure uses a name.
  func hasClosure(with name: String) -> Bool { closures.contains { names(in: $0).contains(name) } }
}

extension Path {
  /// Whether a call of it makes an object, as far as its name tells.
  var isInitialiser: Bool { last == "init" || last.beginsWithCapital }

  /// The name of what it makes an object of: `Menu` for `Menu()` and `Menu.init()`.
  var madeType: String { last == "init" ? base.last : last }
}
