/// Says where a fix could change what the code means, or keep it from being compiled.
struct FixDoubts {
  private let project: Project
  /// All that was read, tests included: they are compiled with the app.
  private let sources: [SourceText]

  init(_ project: Project, _ sources: [SourceText]) {
    self.project = project
    self.sources = sources
  }

  /// Whether there is a doubt about a fix.
  func any(of fix: Fix, for violation: Violation, in file: Int) -> Bool {
    switch fix {
    case .captureSelfWeakly: return false
    case .holdWeakly:
      guard let (type, property) = property(at: violation.place) else { return true }
      return !isObject(property.type) || isMade(property, by: type)
    case .closeSetter:
      guard let (type, property) = property(at: violation.place) else { return true }
      return isInherited(type) || isSet(property, outside: type, in: file)
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

  /// Whether only objects can be of a type, as `weak` demands.
  private func isObject(_ name: TypeName?) -> Bool {
    guard let name, !name.isCollection, !name.main.isEmpty else { return false }
    guard let type = project.type(name.main) else { return UIFramework.isUIKit(name.main) }
    switch type.kind {
    case .class, .actor: return true
    case .protocol:
      let objects: Set<String> = ["AnyObject", "NSObjectProtocol"]
      return !type.ancestors.isDisjoint(with: objects)
        || type.ancestors.contains { UIVocabulary.isClass($0) || project.type($0)?.kind == .class }
    case .struct, .enum, .extension: return false
    }
  }

  /// Whether the type itself makes the object, which then nobody else may keep.
  private func isMade(_ property: Property, by type: ProjectType) -> Bool {
    type.code.contains { _, code in
      code.assignments.contains { assignment in
        guard case .call = assignment.value else { return false }
        return assignment.target.names == [property.name]
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
    return isSet || text.matches(of: #/&[\w.?!]*\.(?<name>\w+)/#).contains { $0.name == name }
      || text.contains("$\(name)")
  }
}
