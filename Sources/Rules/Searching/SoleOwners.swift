/// The properties that are given an object where it is made and nobody else gets it: who has one like that owns it.
struct SoleOwners: NamedSurvey {
  static let id = "soleOwners"

  static func notes(in part: Project) -> [SurveyNote] {
    part.assignments { $0.target.nameCount == 2 && mayBeMadeHere($0.value) }.compactMap { _, code, assignment in
      let local = assignment.target.first
      guard let owner = code.maker(of: local), code.hasOne(local), code.isMadeHere(assignment.value),
        code.isMadeForOne(assignment.value, at: assignment.offset, { !isWeak($0.last) }),
        !code.leadsBack(from: assignment.value, to: local)
      else { return nil }
      return SurveyNote("\(owner).\(assignment.target.second)")
    }
  }

  /// Whether a value may be an object that is made there, or a local constant of one.
  private static func mayBeMadeHere(_ value: Value) -> Bool {
    switch value {
    case .call(let path): path.isInitialiser
    case .path(let path): path.isOneName
    default: false
    }
  }

  /// Whether what has a name mostly does not own what it is given.
  private static func isWeak(_ name: String) -> Bool {
    ["datasource", "delegate", "output"].contains(where: name.ends(in:))
  }
}

extension Project {
  /// Whether a property of a type is seen to be the only one that keeps what is in it.
  func isSoleOwner(_ property: Property, of type: ProjectType) -> Bool {
    !notes(of: SoleOwners.self, under: "\(type.simpleName).\(property.name)").isEmpty
  }
}

extension Code {
  /// The type that a local constant is made as an object of.
  func maker(of local: String) -> String? {
    guard case .call(let path)? = variables.last(where: { $0.name == local })?.value, path.isInitialiser else {
      return nil
    }
    return path.madeType
  }

  /// Whether a value is an object that is made there, or a local constant of one.
  fileprivate func isMadeHere(_ value: Value) -> Bool {
    switch value {
    case .call(let path): path.isInitialiser
    case .path(let path): path.isOneName && maker(of: path.first) != nil
    default: false
    }
  }

  /// Whether an object is made with another, or is given it afterwards: each of the two keeps the other then.
  fileprivate func leadsBack(from value: Value, to local: String) -> Bool {
    guard let path = value.path else { return true }
    let start = variables.last { path.isNamed($0.name) }?.value.path?.start ?? path.start
    return calls.contains { call in
      call.callee.start == start && call.arguments.contains { $0.value.isName(local) }
    } || assignments.contains { [local, path.first].contains($0.target.first) && $0.value.isName(local) }
  }
}
