import Synchronization

/// What is known of a type with all its extensions: what follows from the heads of files at once, its members once
/// somebody asks for them.
final class TypeFacts: Sendable {
  /// Where one of its declarations is: which of the types of which file.
  struct Place: Hashable, Sendable {
    let file: Int
    let number: Int
  }

  let name: String
  let simpleName: String
  let role: Role?
  let ground: String?
  let ancestors: Set<String>
  let kind: TypeDeclaration.Kind
  /// Its own declaration first, where the project has it.
  let places: [Place]
  private let members = Mutex<TypeMembers?>(nil)

  init(
    name: String, role: Role?, ground: String?, ancestors: Set<String>, kind: TypeDeclaration.Kind, places: [Place]
  ) {
    self.name = name
    simpleName = name.lastName
    self.role = role
    self.ground = ground
    self.ancestors = ancestors
    self.kind = kind
    self.places = places
  }

  /// What its declarations say.
  func members(in files: [ProjectFile]) -> TypeMembers {
    members.withLock { members in
      if let members { return members }
      let made = TypeMembers(
        places.map { place in
          ProjectType.Part(file: place.file, declaration: files[place.file].source.types[place.number])
        })
      members = made
      return made
    }
  }
}

/// The members of a type with all its extensions.
///
/// An object, since rules pass through all of a project's again and again.
final class TypeMembers: Sendable {
  let parts: [ProjectType.Part]
  let properties: [(file: Int, property: Property)]
  let functions: [(file: Int, function: Function)]
  let code: [(file: Int, code: Code)]

  init(_ parts: [ProjectType.Part]) {
    self.parts = parts
    properties = parts.flatMap { part in part.declaration.properties.map { (part.file, $0) } }
    functions = parts.flatMap { part in part.declaration.functions.map { (part.file, $0) } }
    code = properties.map { ($0.file, $0.property.code) } + functions.map { ($0.file, $0.function.code) }
  }
}
