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
