/// Says where a fix could change what the code means, or keep it from being compiled.
struct FixDoubts {
  private let project: Project
  /// All that was read, tests included: they are compiled with the app.
  private let sources: [SourceText]
  /// Whether there is more code of the project than was read.
  private let isPart: Bool
  /// The names of the properties that are to be made weak, which then keep nothing.
  private let weakened: Set<String>

  init(_ project: Project, _ sources: [SourceText], isPart: Bool, _ proposals: [Violation]) {
    self.project = project
    self.sources = sources
    self.isPart = isPart
    let places = Set(proposals.filter { $0.fix == .holdWeakly }.map(\.place))
    let properties = project.types.flatMap(\.properties)
    let isWeak = properties.filter { file, property in
      property.ownership != .strong || places.contains(Violation.Place(file: file, offset: property.offset))
    }
    weakened = Set(isWeak.map(\.property.name))
  }

  /// Whether there is a doubt about a fix.
  func any(of fix: Fix, for violation: Violation, in file: Int) -> Bool {
    switch fix {
    case .captureSelfWeakly: return false
    case .holdWeakly:
      guard let (type, property) = property(at: violation.place) else { return true }
      return !project.areObjects(property.type) || isOnlyKept(by: property, of: type)
    case .closeSetter:
      guard let (type, property) = property(at: violation.place) else { return true }
      // Whoever may see the setter may use it somewhere else.
      return isPart || property.access > .internal || isInherited(type) || isSet(property, outside: type, in: file)
    }
  }

  /// Whether all functions of a name return nothing.
  func returnsNothing(_ function: String) -> Bool {
    let known = project.functions(named: function)
    return !known.isEmpty && known.allSatisfy { $0.result == nil && $0.kind == .function }
  }

  private func property(at place: Violation.Place) -> (type: ProjectType, property: Property)? {
    for type in project.types {
      for (file, property) in type.properties where file == place.file && property.offset == place.offset {
        return (type, property)
      }
    }
    return nil
  }

  /// Whether somebody makes an object for a property and gives it to nobody else: it would be gone at once.
  private func isOnlyKept(by property: Property, of type: ProjectType) -> Bool {
    let makers = project.types.flatMap { maker in maker.functions.map { (maker as ProjectType?, $0.function) } }
    let free = project.files.flatMap { $0.file.functions.map { (nil as ProjectType?, $0) } }
    return (makers + free).contains { maker, function in
      isOnlyGiven(to: property, of: type, by: function, maker)
    }
      || type.code.contains { _, code in
        code.assignments.contains { $0.target.names == [property.name] && isMade($0.value, at: $0.offset, in: code) }
      }
  }

  private func isOnlyGiven(
    to property: Property, of type: ProjectType, by function: Function, _ maker: ProjectType?
  ) -> Bool {
    let code = function.code
    let types = ExpressionTypes(project: project, type: maker ?? type, function: function)
    let isAssigned = code.assignments.contains { assignment in
      assignment.target.last == property.name && assignment.target.components.count > 1
        && isMade(assignment.value, at: assignment.offset, in: code)
        && (types.type(of: assignment.target.base).map { isOne($0, of: type) } ?? true)
    }
    let isPassed = code.calls.contains { call in
      call.callee.isInitialiser && call.callee.madeType == type.simpleName
        && call.arguments.contains { argument in
          isTaken(argument.label, for: property, of: type) && isMade(argument.value, at: argument.offset, in: code)
        }
    }
    return isAssigned || isPassed
  }

  private func isMade(_ value: Value, at place: Int, in code: Code) -> Bool {
    code.isMadeForOne(value, at: place) { !weakened.contains($0.last) && !Self.isWeakInUIKit($0.last) }
  }

  /// Whether a property of the system's objects is a weak one.
  private static func isWeakInUIKit(_ name: String) -> Bool {
    ["delegate", "datasource", "target"].contains(where: name.lowercased().hasSuffix)
  }

  /// Whether a name may be that of a type's object: its own, that of an heir or of what it inherits.
  private func isOne(_ name: String, of type: ProjectType) -> Bool {
    name.lastName == type.simpleName || type.ancestors.contains(name)
      || project.type(name)?.ancestors.contains(type.simpleName) == true
  }

  /// Whether an initialiser has a property hold what it is given under a label.
  private func isTaken(_ label: String?, for property: Property, of type: ProjectType) -> Bool {
    type.functions.contains { _, function in
      guard function.kind == .initialiser,
        let parameter = function.parameters.first(where: { $0.label == label })
      else { return false }
      return function.code.assignments.contains { assignment in
        assignment.target.names == [property.name] && assignment.value.path?.names == [parameter.name]
      }
    }
  }

  private func isInherited(_ type: ProjectType) -> Bool {
    !project.heirs(of: type.simpleName).isEmpty
  }

  /// Whether somebody whom a private setter keeps out sets a property, or changes what is in it.
  private func isSet(_ property: Property, outside type: ProjectType, in file: Int) -> Bool {
    let isExtended = type.code.contains { place, code in
      place != file && code.assignments.contains { $0.target.names.contains(property.name) }
    }
    let name = project.file(file).name
    return isExtended || sources.contains { Self.changes(property.name, in: $0, isOwn: $0.name == name) }
  }

  /// Whether a text changes a member of some name, in any of the ways that there are.
  ///
  /// - Parameter isOwn: whether it is the file with the type, in which `self` may do so.
  private static func changes(_ name: String, in source: SourceText, isOwn: Bool) -> Bool {
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard text.contains(name) else { return false }
    let pattern =
      #/(?<owner>[\w?!\])]+)\.(?<name>\w+)[?!]?\s*(?:=(?!=)|[-+*\/%|&^]=|\[|\.(?:append|insert|remove|sort|reverse|shuffle|toggle|formUnion|merge|update|popLast|swapAt)\w*)/#
    let isSet = text.matches(of: pattern).contains { match in
      match.name == name && !(isOwn && match.owner == "self")
    }
    return isSet || text.contains("$\(name)")
      || text.matches(of: #/&[\w.?!]*\.(?<name>\w+)/#).contains { $0.name == name }
      // Written through a key path, or as one of several targets: `(model.name, _) = pair`.
      || text.matches(of: #/\\([\w.?!]+)/#).contains { isPart(name, of: $0.output.1) }
      || text.matches(of: #/\(([^()=]*)\)\s*=(?!=)/#).contains { isPart(name, of: $0.output.1) }
  }

  /// Whether a name is that of a member in some code.
  private static func isPart(_ name: String, of code: Substring) -> Bool {
    code.matches(of: #/\.(?<name>\w+)/#).contains { $0.name == name }
  }
}
