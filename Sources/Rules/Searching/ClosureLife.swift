/// How long a closure is kept.
enum ClosureLife: Hashable, Sendable {
  /// It is gone, as far as anybody can tell, when the call that it is given to has done its work.
  case short
  /// It is kept until an answer is there; the words say by whom, as the end of a sentence.
  case untilAnswered(String)
  /// It is stored; the words say where, as the end of a sentence.
  case kept(String)

  init(of closure: Closure, in code: Code, of project: Project) {
    switch closure.destination {
    case .calledAtOnce, .other:
      self = .short
    case .property(let name):
      self = .kept("kept in \(name)")
    case .returned:
      self = .kept("returned for others to keep")
    case .assigned(let path):
      // A local variable does not outlive the function.
      let isStored = path.components.count > 1 || path.first.isEmpty
      self = isStored ? .kept("kept in \(path.last)") : .short
    case .argument(let callee, let label, let isTrailing):
      let isPassing = code.isShownOnce(closure) || code.isOneShot(closure)
      self = isPassing ? .short : Self.life(ofArgument: label, isTrailing: isTrailing, of: callee, in: project)
    }
  }

  private static func life(
    ofArgument label: String?, isTrailing: Bool, of callee: Path, in project: Project
  ) -> ClosureLife {
    let name = callee.last == "init" ? callee.base.last : callee.last
    if EscapeKnowledge.isShort(name) { return .short }
    let words = "which \(name) may keep"
    let answered = "which \(name) may keep until it has an answer"
    let declared = project.closureParameters(of: name, label: label, isTrailing: isTrailing)
    if !declared.isEmpty {
      guard declared.allSatisfy({ project.keeps($0) }) else { return .short }
      return declared.allSatisfy { EscapeKnowledge.isAnswer($0.name) } ? .untilAnswered(answered) : .kept(words)
    }
    if let type = project.type(name), type.kind == .struct, let label,
      let property = type.property(label), let type = property.type, project.isFunction(type)
    {
      return .kept(words)
    }
    if EscapeKnowledge.keeping.contains(name) { return .kept(words) }
    if EscapeKnowledge.isAnswer(label) || (label == nil && isAskedOfService(callee)) { return .untilAnswered(answered) }
    return EscapeKnowledge.isCallback(label) || isAskedOfService(callee) ? .kept(words) : .short
  }

  /// Whether a call goes to somebody who works for others: what they are given they keep until they have an answer.
  private static func isAskedOfService(_ callee: Path) -> Bool {
    guard callee.components.count > 1, let name = callee.base.components.last?.name else { return false }
    let endings = ["service", "repository", "interactor", "api", "client", "loader", "provider"]
    return endings.contains { name.lowercased().hasSuffix($0) }
  }
}

extension Code {
  /// Whether a closure belongs to a menu that is made each time it is shown.
  fileprivate func isShownOnce(_ closure: Closure) -> Bool {
    closures.contains { outer in
      guard outer.offset < closure.offset, closure.end <= outer.end,
        case .argument(let callee, _, _) = outer.destination
      else { return false }
      return callee.last == "UIContextMenuConfiguration"
    }
  }

  /// Whether a closure is given to a timer that fires once.
  fileprivate func isOneShot(_ closure: Closure) -> Bool {
    guard case .argument(let callee, _, _) = closure.destination, callee.last == "scheduledTimer" else { return false }
    return calls.contains { call in
      call.arguments.contains { $0.value == .closure(offset: closure.offset) }
        && call.argument("repeats")?.value == .boolean(false)
    }
  }
}

extension Project {
  /// The parameters that a closure may be given for, in all functions of a name.
  fileprivate func closureParameters(of name: String, label: String?, isTrailing: Bool) -> [Parameter] {
    functions(named: name).compactMap { function in
      let closures = function.parameters.filter { isFunction($0.type) }
      // The first trailing closure loses its label.
      guard isTrailing, label == nil else { return closures.first { $0.label == label } }
      return closures.count == 1 ? closures.first : closures.last
    }
  }

  /// Whether a function given for the parameter may be kept.
  fileprivate func keeps(_ parameter: Parameter) -> Bool {
    let type = parameter.type
    return type.takesEscapingFunction || (!type.isFunction && (type.isOptional || type.isEscaping))
  }
}
