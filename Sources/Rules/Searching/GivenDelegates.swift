/// The delegates that objects are given by who keeps them: `child.menuDelegate = self`, `children.append(child)`.
struct KeptByDelegates: NamedSurvey {
  static let id = "keptByDelegates"

  static func notes(in part: Project) -> [SurveyNote] {
    let given = part.assignments { $0.target.nameCount == 2 && $0.value.isName("self") }
    let notes = given.compactMap { owner, code, assignment -> SurveyNote? in
      let target = assignment.target
      guard Project.isDelegate(target.last), let owner = part.type(owner), code.keeps(baseOf: target, in: owner)
      else { return nil }
      return SurveyNote(target.last, part.types(ofBase: target, in: code, of: owner.name))
    }
    return Set(notes + givenToOwnParts(part) + givenInInitialisers(part)).inOrder
  }

  /// `viewModel.service.delegate = viewModel`
  private static func givenToOwnParts(_ part: Project) -> [SurveyNote] {
    part.assignments { assignment in
      let target = assignment.target
      return target.nameCount == 3 && Project.isDelegate(target.last) && !target.beginsWithSelf
        && assignment.value.isName(target.first)
    }.compactMap { owner, code, assignment in
      let target = assignment.target
      let keepers = part.types(ofBase: target.base, in: code, of: owner).compactMap(part.type)
      guard keepers.contains(where: { $0.property(target.second)?.ownership == .strong }) else { return nil }
      return SurveyNote(target.last, part.types(ofBase: target, in: code, of: owner))
    }
  }

  /// `child = Child(menuDelegate: self)`
  private static func givenInInitialisers(_ part: Project) -> [SurveyNote] {
    func isGiven(_ argument: Call.Argument) -> Bool {
      argument.value.isName("self") && argument.label.map(Project.isDelegate) == true
    }
    return part.code(where: { $0.calls.has(givenAny: isGiven) }).flatMap { owner, code in
      code.calls.calls(givenAny: isGiven).flatMap { call -> [SurveyNote] in
        guard call.callee.isInitialiser,
          ClosureFates(project: part).keeper(ofMadeBy: call.callee, in: code, of: owner) != nil
        else { return [] }
        return call.arguments.filter(isGiven).compactMap(\.label).map { SurveyNote($0, [call.callee.madeType]) }
      }
    }
  }
}

/// The delegates that objects are given, `zone.delegate = ZoneDelegate()`: whether they are made for that, or who gives
/// itself, and the types that the object may have.
struct HandedDelegates: NamedSurvey {
  static let id = "handedDelegates"
  static let made = "a new one"

  static func notes(in part: Project) -> [SurveyNote] {
    let given = part.assignments { assignment in
      assignment.target.nameCount == 2 && Project.isDelegate(assignment.target.last) && assignment.value != .other
    }
    let notes = given.map { owner, code, assignment in
      let types = part.types(ofBase: assignment.target, in: code, of: owner)
      return SurveyNote(assignment.target.last, [giver(assignment.value, owner)] + types)
    }
    return Set(notes + givenToCalls(part)).inOrder
  }

  /// `Zone(delegate: ZoneDelegate())`
  private static func givenToCalls(_ part: Project) -> [SurveyNote] {
    func isGiven(_ argument: Call.Argument) -> Bool { argument.label.map(Project.isDelegate) == true }
    return part.code(where: { $0.calls.has(givenAny: isGiven) }).flatMap { owner, code in
      code.calls.calls(givenAny: isGiven).flatMap { call -> [SurveyNote] in
        let isMaker = call.callee.isInitialiser
        // `player.prepare(resourceDelegate: LoaderDelegate())`
        let types = isMaker ? [call.callee.madeType] : part.types(ofBase: call.callee, in: code, of: owner.name)
        return call.arguments.compactMap { argument in
          guard let label = argument.label, Project.isDelegate(label), argument.value != .other,
            isMaker || giver(argument.value, owner.name) == made && !types.isEmpty
          else { return nil }
          return SurveyNote(label, [giver(argument.value, owner.name)] + types)
        }
      }
    }
  }

  /// Who it is, as far as it is said.
  private static func giver(_ value: Value, _ owner: String) -> String {
    if case .call(let path) = value, path.isInitialiser { return made }
    // SwiftUI's, which holds the view's values, and not what these make.
    if value.path?.names == ["context", "coordinator"] { return made }
    return value.isName("self") ? owner : ""
  }
}

extension Code {
  /// Whether what has a member is, or is put into, an own property of a type.
  fileprivate func keeps(baseOf path: Path, in owner: ProjectType) -> Bool {
    func isKept(_ name: String) -> Bool {
      owner.property(name).map { !$0.isComputed && $0.ownership == .strong } ?? false
    }
    if !hides(path) { return isKept(path.first) }
    return assignments.contains { $0.value.isName(path.first) && $0.target.nameCount == 1 && isKept($0.target.first) }
      || calls.contains { call in
        EscapeKnowledge.collecting.contains(call.name) && call.callee.nameCount == 2 && isKept(call.callee.first)
          && call.arguments.contains { $0.value.isName(path.first) }
      }
  }
}
