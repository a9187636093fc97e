import Synchronization

/// What is known of a type with all its extensions: what follows from the heads of files at once, its members once
/// somebody asks for them.
final class TypeFacts: Sendable {
  let name: String
  let simpleName: String
  let role: Role?
  let kind: TypeDeclaration.Kind
  private let number: Int
  private let table: TypeTable
  private let files: [ProjectFile]
  private let state = Mutex(State())

  private struct State {
    var ancestors: Set<String>?
    var members: TypeMembers?
  }

  init(_ number: Int, of table: TypeTable, in files: [ProjectFile]) {
    let row = table.rows[number]
    name = table.names[row.name]
    simpleName = table.names[row.simpleName]
    role = row.role
    kind = row.kind
    self.number = number
    self.table = table
    self.files = files
  }

  /// Why it has its role: `its name says so`.
  var ground: String? { table.rows[number].ground.map { table.names[$0] } }

  /// Its own declaration first, where the project has it.
  var places: ArraySlice<TypePlace> { table.places[number] }

  /// Superclasses and protocols, those of its ancestors in the project included.
  var ancestors: Set<String> {
    state.withLock { state in
      if let ancestors = state.ancestors { return ancestors }
      let made = Set(table.lists.ancestors[number].map { table.names[$0] })
      state.ancestors = made
      return made
    }
  }

  /// What its declarations say.
  var members: TypeMembers {
    state.withLock { state in
      if let members = state.members { return members }
      let made = TypeMembers(
        places.map { place in
          ProjectType.Part(file: place.file, declaration: files[place.file].source.types[place.number])
        })
      state.members = made
      return made
    }
  }

  /// Notes that what is found depends on all that its declarations say.
  func noteFiles(in lookUps: LookUps) {
    for place in places { lookUps.note(files[place.file].lookUp) }
  }

  /// Lets go of its members and ancestors until somebody asks for them again.
  func letGo() { state.withLock { $0 = State() } }
}

/// The members of a type with all its extensions.
///
/// An object, since rules pass through all of a project's again and again.
final class TypeMembers: Sendable {
  typealias DetailedCode = (file: Int, code: Code, isStatic: Bool, isInSignature: SignatureTest)

  /// Says whether a place is in a function's signature; of a property nothing is.
  ///
  /// It is called as a function is, and takes no memory of its own.
  struct SignatureTest: Sendable {
    let function: Function?

    func callAsFunction(_ place: Int) -> Bool { function?.isInSignature(place) ?? false }
  }

  let parts: [ProjectType.Part]
  let properties: [(file: Int, property: Property)]
  let storedProperties: [(file: Int, property: Property)]
  let functions: [(file: Int, function: Function)]
  let code: [(file: Int, code: Code)]
  let detailedCode: [DetailedCode]

  init(_ parts: [ProjectType.Part]) {
    self.parts = parts
    var properties: [(file: Int, property: Property)] = []
    var functions: [(file: Int, function: Function)] = []
    properties.reserveCapacity(parts.reduce(0) { $0 + $1.declaration.properties.count })
    functions.reserveCapacity(parts.reduce(0) { $0 + $1.declaration.functions.count })
    for part in parts {
      for property in part.declaration.properties { properties.append((part.file, property)) }
      for function in part.declaration.functions { functions.append((part.file, function)) }
    }
    var code: [DetailedCode] = []
    code.reserveCapacity(properties.count + functions.count)
    for (file, property) in properties {
      code.append((file, property.code, property.isStatic, SignatureTest(function: nil)))
    }
    for (file, function) in functions {
      code.append((file, function.code, function.isStatic, SignatureTest(function: function)))
    }
    self.properties = properties
    storedProperties = properties.filter(\.property.isStored)
    self.functions = functions
    detailedCode = code
    self.code = code.map { ($0.file, $0.code) }
  }
}
