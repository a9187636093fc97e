/// A nominal type as the source names it: its module, and its name with the types around it.
struct TypeIdentity: Hashable, Sendable {
  let module: String
  /// `Outer.Inner`, without generic arguments.
  let name: String

  /// Returns nil for types that have no declaration of their own, such as tuples.
  init?(_ metadata: TypeMetadata) {
    guard let descriptor = ContextDescriptor(metadata) else { return nil }
    self.init(descriptor)
  }

  init(_ descriptor: ContextDescriptor) {
    var names: [String] = []
    var context: ContextDescriptor? = descriptor
    var module = ""
    while let current = context {
      switch current.kind {
      case .module: module = current.name ?? ""
      case .class, .struct, .enum, .protocol: names.append(current.name ?? "")
      case .extension:
        var outer = current.extended
        while let type = outer, type.kind != .module {
          if let name = type.name { names.append(name) }
          outer = type.parent
        }
      default: break
      }
      context = current.parent
    }
    self.module = module
    name = names.reversed().joined(separator: ".")
  }

  /// Whether a declaration has this name, with some or all of the types around it.
  func isNamed(_ declaration: String) -> Bool { name == declaration || name.hasSuffix("." + declaration) }

  init(module: String, name: String) {
    self.module = module
    self.name = name
  }
}

/// The names of types as they are shown: without modules, with the types around them.
enum TypeName {
  /// `UserPresenter`, `Outer.Inner`, `Box<Int>`.
  static func short(_ type: Any.Type) -> String {
    let unqualified = withoutPacks(_typeName(type, qualified: false)).asInSource
    guard let identity = TypeIdentity(TypeMetadata(type)), let dot = identity.name.lastIndex(of: ".") else {
      return unqualified
    }
    // The runtime leaves out the context of a nested type.
    return identity.name[...dot] + unqualified
  }

  /// `Several<Int, String>` for `Several<Pack{Int, String}>`.
  private static func withoutPacks(_ name: String) -> String {
    var name = name
    while let start = name.firstRange(of: "Pack{"), let end = name[start.upperBound...].firstIndex(of: "}") {
      name.replaceSubrange(start.lowerBound...end, with: String(name[start.upperBound..<end]))
    }
    return name
  }
}
