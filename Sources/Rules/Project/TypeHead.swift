/// A type, a protocol or an extension without what is in it.
///
/// An object, since the index of a project refers to it again and again.
final class TypeHead: Sendable {
  /// A type that properties of the type have.
  struct Part: Hashable, Sendable {
    let name: String
    /// How many stored properties hold one strongly; no more than two are counted.
    var strong = 0
    /// Whether a stored property holds one weakly.
    var isWeak = false
  }

  let kind: TypeDeclaration.Kind
  /// The name with those of the types around it: `UserRouter.Segue`.
  let name: String
  /// Whether the app begins with it.
  let isEntry: Bool
  /// What stands behind the colon.
  let inherited: [TypeName]
  let aliases: [String: TypeName]
  /// The types of its properties, each once.
  let parts: [Part]
  /// Whether it has no screen of its own: a function is told where to show something, as
  /// `present(from viewController: UIViewController)` is, or all share one object.
  let showsByItself: Bool

  /// The name without those of the types around it.
  var simpleName: String { name.lastName }

  init(
    kind: TypeDeclaration.Kind, name: String, isEntry: Bool, inherited: [TypeName], aliases: [String: TypeName],
    parts: [Part], showsByItself: Bool
  ) {
    self.kind = kind
    self.name = name
    self.isEntry = isEntry
    self.inherited = inherited
    self.aliases = aliases
    self.parts = parts
    self.showsByItself = showsByItself
  }

  convenience init(_ declaration: TypeDeclaration) {
    self.init(
      kind: declaration.kind, name: declaration.name, isEntry: declaration.attributes.contains("main"),
      inherited: declaration.inherited, aliases: declaration.aliases, parts: Self.parts(of: declaration.properties),
      showsByItself: declaration.functions.contains(where: Self.isToldWhereToShow)
        || declaration.properties.contains { Self.isShared($0, of: declaration) })
  }

  /// Whether a property has the one object of a type that all share.
  private static func isShared(_ property: Property, of type: TypeDeclaration) -> Bool {
    property.isStatic && property.typeName == type.name.lastName
  }

  private static func isToldWhereToShow(_ function: Function) -> Bool {
    function.kind == .function
      && function.parameters.contains { parameter in
        ["from", "in", "on", "over"].contains(parameter.label)
          && (UIVocabulary.isViewController(parameter.type.main) || UIVocabulary.isView(parameter.type.main))
      }
  }

  private static func parts(of properties: [Property]) -> [Part] {
    var parts: [Part] = []
    for property in properties {
      guard let name = property.typeName else { continue }
      let place = parts.firstIndex { $0.name == name } ?? parts.count
      if place == parts.count { parts.append(Part(name: name)) }
      guard !property.isComputed else { continue }
      switch property.ownership {
      case .strong: parts[place].strong = min(2, parts[place].strong + 1)
      case .weak: parts[place].isWeak = true
      case .unowned: break
      }
    }
    return parts
  }
}
