/// What a project knows of a type from the heads of its files, as far as that tells whether it has changed.
struct TypeRecord: Hashable, Sendable {
  let name: String
  let role: Role?
  let ancestors: [String]
  /// What its declarations name behind their colons.
  let parents: [String]
  /// A hash of all that is known.
  let hash: UInt64

  init(name: String, role: Role?, ancestors: [String], parents: [String], hash: UInt64) {
    self.name = name
    self.role = role
    self.ancestors = ancestors
    self.parents = parents
    self.hash = hash
  }

  init(_ type: TypeFacts, in declarations: Declarations) {
    var hash = QuickHash()
    var parents: Set<String> = []
    for place in type.places {
      let file = declarations.files[place.file]
      let head = file.head.types[place.number]
      hash.add(file.lookUp.key)
      hash.add("\(head.kind)")
      hash.add(UInt64(head.inherited.count))
      for inherited in head.inherited {
        hash.add(inherited.main)
        inherited.names.forEach { hash.add($0) }
      }
      parents.formUnion(head.inherited.flatMap(\.names))
    }
    let ancestors = type.ancestors.sorted()
    hash.add("\(type.kind)")
    hash.add(type.role?.rawValue ?? "")
    hash.add(type.ground ?? "")
    ancestors.forEach { hash.add($0) }
    self.init(name: type.name, role: type.role, ancestors: ancestors, parents: parents.sorted(), hash: hash.value)
  }

  /// The questions that it may answer.
  var lookUps: [LookUp] {
    [.name(name), .name(name.lastName)] + ancestors.map { .heirs(of: $0) } + parents.map { .children(of: $0) }
      + (role.map { [.role($0)] } ?? [])
  }
}
