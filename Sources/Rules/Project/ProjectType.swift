/// A type with all its extensions.
struct ProjectType: Sendable {
  /// One of its declarations and where it stands.
  struct Part: Sendable {
    let file: Int
    let declaration: TypeDeclaration
  }

  let name: String
  let role: Role?
  /// Its own declaration first, where the project has it.
  let parts: [Part]
  /// Superclasses and protocols, those of its ancestors in the project included.
  let ancestors: Set<String>

  /// The declaration that is no extension.
  var main: Part? { parts.first { $0.declaration.kind != .extension } }
  var kind: TypeDeclaration.Kind { main?.declaration.kind ?? .extension }
  var isProtocol: Bool { kind == .protocol }
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Its properties with their files.
  var properties: [(file: Int, property: Property)] {
    parts.flatMap { part in part.declaration.properties.map { (part.file, $0) } }
  }

  var functions: [(file: Int, function: Function)] {
    parts.flatMap { part in part.declaration.functions.map { (part.file, $0) } }
  }

  var storedProperties: [(file: Int, property: Property)] { properties.filter { !$0.property.isComputed } }

  /// The code of all members with their files.
  var code: [(file: Int, code: Code)] {
    parts.flatMap { part in part.declaration.code.map { (part.file, $0) } }
  }

  func property(_ name: String) -> Property? {
    properties.first { $0.property.name == name }?.property
  }
}
