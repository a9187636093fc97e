/// How long a closure lives, and who keeps it.
///
/// A callee of the project is looked into; of the system's and of libraries' functions only those count that
/// `EscapeKnowledge` lists. What is not known is not held against anybody.
enum ClosureLife: Hashable, Sendable, Comparable {
  /// It is gone when the call that it is given to has done its work, as far as anybody can tell.
  case short
  /// It runs once, later: until then it prolongs the life of what it holds. The words say who keeps it, as the end of
  /// a sentence.
  case untilAnswered(String)
  /// It is stored by somebody else. The words say where.
  case kept(String)
  /// It is stored in something that belongs to the object itself. The words say where.
  case keptByItself(String)

  /// - Parameter owner: the type in whose code the closure is.
  init(of closure: Closure, in code: Code, of owner: ProjectType?, _ project: Project) {
    self = ClosureFates(project: project).life(of: closure, in: code, of: owner)
  }

  private var rank: Int {
    switch self {
    case .short: 0
    case .untilAnswered: 1
    case .kept: 2
    case .keptByItself: 3
    }
  }

  static func < (lhs: ClosureLife, rhs: ClosureLife) -> Bool { lhs.rank < rhs.rank }
}

/// Follows closures into the functions that they are given to.
struct ClosureFates {
  let project: Project
  /// How many functions are followed, so that two which call each other come to an end.
  var depth = 3

  /// What becomes of a closure.
  ///
  /// - Parameter owner: the type in whose code it is; `nil` for a free function.
  func life(of closure: Closure, in code: Code, of owner: ProjectType?) -> ClosureLife {
    switch closure.destination {
    case .calledAtOnce, .other: .short
    case .property(let name): .keptByItself("kept in \(name)")
    case .returned: .untilAnswered("returned for others to keep")
    case .assigned(let path):
      code.isTakenBack(closure, from: path) || (owner?.role == .viewController && code.isShown(path.first))
        ? .untilAnswered("kept in \(path.last)") : life(assignedTo: path, of: owner)
    case .argument(let callee, let label, let isTrailing):
      if code.isShownOnce(closure) || code.isOneShot(closure) {
        .short
      } else {
        life(of: Argument(callee: callee, label: label, isTrailing: isTrailing), in: code, of: owner)
      }
    }
  }

  private func life(assignedTo path: Path, of owner: ProjectType?) -> ClosureLife {
    let words = "kept in \(path.last)"
    if path.components.count == 1, !path.first.isEmpty, owner?.property(path.first) == nil {
      // A local variable does not outlive the function.
      return .short
    }
    if EscapeKnowledge.isRunOnce(path.last) { return .untilAnswered(words) }
    if path.names.count == 1, owner?.usesUp(path.last) == true { return .untilAnswered(words) }
    if isOwn(path, of: owner) { return .keptByItself(words) }
    // Nobody keeps who makes screens, so that a screen may; and what holds a screen weakly may be kept by it.
    let isMaker = owner?.role.map(Self.makers.contains) ?? false
    return isMaker || isScreen(path.first, heldWeaklyBy: owner) ? .untilAnswered(words) : .kept(words)
  }

  /// Whether a property is a screen that its owner, which is none itself, holds weakly.
  private func isScreen(_ property: String, heldWeaklyBy owner: ProjectType?) -> Bool {
    guard let owner, owner.role != .viewController, owner.role != .view, let property = owner.property(property),
      property.ownership == .weak, let type = property.typeName
    else { return false }
    return project.role(ofType: type) == .viewController
  }

  private static let makers: Set<Role> = [.assembly, .configurator, .factory]

  /// Whether a path begins with something that the type holds strongly, or with itself.
  private func isOwn(_ path: Path, of owner: ProjectType?) -> Bool {
    guard let owner else { return false }
    guard let property = owner.property(path.first) else { return path.beginsWithSelf && path.names.count == 1 }
    return property.ownership == .strong && !property.isComputed
  }

  /// A place of a call that a closure is given for.
  private struct Argument {
    let callee: Path
    let label: String?
    let isTrailing: Bool

    /// The function's or the type's name.
    var name: String { callee.last == "init" ? callee.base.last : callee.last }
  }

  private func life(of argument: Argument, in code: Code, of owner: ProjectType?) -> ClosureLife {
    let name = argument.name
    // What a list does at once, a stream does as long as somebody keeps the subscription at its end.
    if EscapeKnowledge.transforming.contains(name), code.isSubscription(argument.callee, of: owner) {
      return life(subscribedBy: argument.callee, in: code, of: owner)
    }
    if EscapeKnowledge.isShort(name) || project.configuration.callsAtOnce.contains(name) { return .short }
    // A project may have a shorter form of what a library's subscriptions do.
    if EscapeKnowledge.subscribing.contains(name), code.isSubscription(argument.callee, of: owner) {
      return life(subscribedBy: argument.callee, in: code, of: owner)
    }
    let takers = project.takers(of: name, label: argument.label, isTrailing: argument.isTrailing)
    if !takers.isEmpty { return life(givenToOneOf: takers, by: argument, in: code, of: owner) }
    if name == "UIAction" {
      return code.isAddedToControl(argument.callee) ? .kept("which the control keeps") : .short
    }
    if EscapeKnowledge.keeping.contains(name) {
      // What is made and handed out stays with the closure; a token is for those who asked.
      let isToken = name.first?.isUppercase != true
      if isToken, code.isReturned(argument.callee) || code.isEnded(argument.callee, by: owner) {
        return .untilAnswered("which \(name) keeps")
      }
      if EscapeKnowledge.subscribing.contains(name) { return life(subscribedBy: argument.callee, in: code, of: owner) }
      let words = "which \(name) keeps"
      return code.isStoredByItself(argument.callee, of: owner) ? .keptByItself(words) : .kept(words)
    }
    if EscapeKnowledge.passing.contains(name) {
      return code.isStoredByItself(argument.callee, of: owner)
        ? life(subscribedBy: argument.callee, in: code, of: owner) : .untilAnswered("which \(name) keeps")
    }
    let isAsked =
      EscapeKnowledge.isAnswer(argument.label) || EscapeKnowledge.isCallback(argument.label)
      || (argument.label == nil && EscapeKnowledge.isAskedOfService(argument.callee))
    return isAsked ? .untilAnswered("which \(name) may keep until it has an answer") : .short
  }

  /// What becomes of what a step of a stream is given, which the stream lets go of when it ends.
  private func life(subscribedBy callee: Path, in code: Code, of owner: ProjectType?) -> ClosureLife {
    let words = "which \(callee.last) keeps"
    guard StreamLength(project: project, code: code, owner: owner).isLong(at: callee) else {
      return .untilAnswered(words)
    }
    return code.isStoredByItself(callee, of: owner) ? .keptByItself(words) : .kept(words)
  }

  /// What the most harmless of some functions of one name does with a closure: which of them is called is not known.
  private func life(
    givenToOneOf takers: [ClosureTaker], by argument: Argument, in code: Code, of owner: ProjectType?
  ) -> ClosureLife {
    // A name that so many have says nothing, and to follow all of them takes long.
    guard takers.count <= Self.mostTakers else { return .short }
    var least: ClosureLife?
    for taker in takers {
      let life = life(given: taker, by: argument, in: code, of: owner)
      if life == .short { return .short }
      least = least.map { min($0, life) } ?? life
    }
    return least ?? .short
  }

  /// How many functions of one name are followed.
  private static let mostTakers = 6

  /// What a function of the project does with what it is given.
  private func life(
    given taker: ClosureTaker, by argument: Argument, in code: Code, of owner: ProjectType?
  ) -> ClosureLife {
    guard project.keeps(taker.parameter) else { return .short }
    let words = "which \(taker.words) keeps"
    let answered = ClosureLife.untilAnswered("which \(taker.words) may keep until it has an answer")
    guard taker.function.hasBody else { return answered }
    guard depth > 0 else { return .short }
    switch ClosureFates(project: project, depth: depth - 1).life(
      of: taker.parameter.name, in: taker.function.code(in: project))
    {
    case .short: return .short
    case .untilAnswered: return answered
    case .kept, .keptByItself:
      // Who sets what is to be done with an answer keeps that no longer than the work takes.
      let isAsked = !EscapeKnowledge.keeping.contains(taker.function.name)
      if isAsked, EscapeKnowledge.isAnswer(taker.parameter.name) { return answered }
      let isMade = taker.function.kind == .initialiser
      // What is made on the way, as an alert is, goes when it is done.
      if isMade, !code.isStoredByItself(argument.callee, of: owner) { return answered }
      let isOwnCallee = isMade || (argument.callee.components.count > 1 && isOwn(argument.callee.base, of: owner))
      return isOwnCallee ? .keptByItself(words) : .kept(words)
    }
  }

  /// What a function's code does with one of its parameters.
  private func life(of parameter: String, in code: Code) -> ClosureLife {
    func isMeant(_ value: Value) -> Bool {
      if case .path(let path) = value { return path.components.map(\.name) == [parameter] }
      return false
    }
    let stored = code.assignments.contains { assignment in
      guard isMeant(assignment.value), assignment.target != .returned else { return false }
      return assignment.target.components.count > 1 || !code.variables.contains { $0.name == assignment.target.first }
    }
    if stored { return .kept("") }
    // `let action = UIAlertAction(handler: action)`: from there on the name means something else.
    let shadow = code.variables.first { $0.name == parameter }?.value.path
    let given = code.calls.filter { call in
      shadow.map { call.callee.offset <= $0.offset } ?? true
    }.flatMap { call in
      call.arguments.filter { isMeant($0.value) }.map { argument -> ClosureLife in
        if EscapeKnowledge.collecting.contains(call.name), call.callee.components.count > 1 { return .kept("") }
        let given = Argument(callee: call.callee, label: argument.label, isTrailing: false)
        return life(of: given, in: code, of: nil)
      }
    }
    let captured = code.closures.filter { code.names(in: $0).contains(parameter) }
      .map { life(of: $0, in: code, of: nil) }
    return (given + captured).max() ?? .short
  }
}

/// A function of the project that a closure may be given to.
struct ClosureTaker {
  let function: FoundFunction
  let parameter: Parameter

  /// The function as people call it: `load(then:)`.
  var words: String {
    let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
    return function.kind == .initialiser ? "init(\(labels))" : "\(function.name)(\(labels))"
  }
}

extension Project {
  /// The functions and initialisers of a name that take a closure there, each with the parameter that it is given for.
  fileprivate func takers(of name: String, label: String?, isTrailing: Bool) -> [ClosureTaker] {
    let takers = functionsTakingFunctions(named: name).compactMap { function -> ClosureTaker? in
      let closures = function.parameters.filter { isFunction($0.type) }
      // The first trailing closure loses its label.
      let isUnlabelled = isTrailing && label == nil
      let parameter =
        isUnlabelled ? (closures.count == 1 ? closures.first : closures.last) : closures.first { $0.label == label }
      return parameter.map { ClosureTaker(function: function, parameter: $0) }
    }
    // A protocol's requirement has nothing to add when its implementations can be read.
    let implemented = takers.filter(\.function.hasBody)
    return implemented.isEmpty ? takers : implemented
  }

  /// Whether a function given for the parameter may be kept.
  fileprivate func keeps(_ parameter: Parameter) -> Bool {
    let type = parameter.type
    return type.takesEscapingFunction || (!type.isFunction && (type.isOptional || type.isEscaping))
  }
}
