/// What the questions are to which a file contributes, beside those to its types.
struct FileFacts: Sendable {
  /// The names of its aliases, each with a hash of what they stand for.
  let aliases: [LookUp: UInt64]
  let functions: [LookUp]
  /// A hash of the types that it is the first to declare.
  let types: UInt64

  init(aliases: [LookUp: UInt64], functions: [LookUp], types: UInt64) {
    self.aliases = aliases
    self.functions = functions
    self.types = types
  }

  init(_ number: Int, in declarations: Declarations) {
    let head = declarations.files[number].head
    var aliases: [LookUp: QuickHash] = [:]
    func note(_ name: String, _ type: TypeName) { aliases[.name(name), default: QuickHash()].add(type) }
    for type in head.types {
      for (name, alias) in type.aliases.sorted(by: { $0.key < $1.key }) {
        note("\(type.name).\(name)", alias)
        note(name, alias)
      }
    }
    for (name, alias) in head.aliases.sorted(by: { $0.key < $1.key }) { note(name, alias) }
    self.init(
      aliases: aliases.mapValues(\.value), functions: head.functions, types: declarations.ownershipOfFiles[number]
    )
  }
}
