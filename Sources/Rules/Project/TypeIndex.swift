/// The declarations of some files by the names of their types.
struct TypeIndex {
  /// One of a type's declarations and where it stands.
  struct Part {
    let place: TypeFacts.Place
    let head: TypeHead
  }

  /// In the order in which they first appear.
  private(set) var names: [String] = []
  /// What the files declare themselves, without the names of types around.
  private(set) var declaredNames: Set<String> = []
  private(set) var aliases: [String: TypeName] = [:]
  /// What functions called `makeCoordinator` return.
  private(set) var madeCoordinators: Set<String> = []
  /// What types name first behind their colon.
  private(set) var inherited: Set<String> = []
  private var partsByName: [String: [Part]] = [:]
  /// The whole name of each nested type by its last name.
  private var wholeNames: [String: String] = [:]

  init(files: [FileHead]) {
    for (number, file) in files.enumerated() {
      for (place, head) in file.types.enumerated() {
        add(Part(place: TypeFacts.Place(file: number, number: place), head: head))
      }
      madeCoordinators.formUnion(file.madeCoordinators)
      aliases.merge(file.aliases) { first, _ in first }
      declaredNames.formUnion(file.aliases.keys)
    }
  }

  private mutating func add(_ part: Part) {
    let head = part.head
    if partsByName[head.name] == nil { names.append(head.name) }
    let simpleName = head.simpleName
    if head.kind == .extension {
      partsByName[head.name, default: []].append(part)
    } else {
      partsByName[head.name, default: []].insert(part, at: 0)
      declaredNames.insert(simpleName)
      if wholeNames[simpleName] == nil { wholeNames[simpleName] = head.name }
    }
    inherited.formUnion(head.inherited.map(\.main))
    for (name, type) in head.aliases {
      aliases["\(head.name).\(name)"] = type
      if aliases[name] == nil { aliases[name] = type }
      declaredNames.insert(name)
    }
  }

  func parts(of name: String) -> [Part] { partsByName[name] ?? [] }

  /// Whether the project declares a class, struct, enum, actor or protocol of this name.
  func declares(_ name: String) -> Bool {
    parts(of: name).first.map { $0.head.kind != .extension } ?? false
  }

  /// What a type inherits and conforms to, by itself and through what the project declares.
  func ancestors(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for ancestor in parents(of: next) where found.insert(ancestor).inserted { open.append(ancestor) }
    }
    return found
  }

  /// What stands behind the colon of a type and of its extensions, superclass first.
  func parents(of name: String) -> [String] {
    let name = partsByName[name] == nil ? wholeNames[name] ?? name : name
    return parts(of: name).flatMap { part in
      part.head.inherited.flatMap { inherited in
        inherited.names.flatMap { aliases[$0]?.names ?? [$0] }
      }
    }
  }
}
