/// What a file contributes to a project beside its types and functions; most files have little of that.
struct FileFacts: Hashable, Sendable {
  let aliases: [Aliases.Alias]
  /// What its functions called `makeCoordinator` return.
  let madeCoordinators: [String]
  /// What it imports of the modules that decide which UI frameworks the project may use.
  let uiModules: [String]

  init(aliases: [Aliases.Alias] = [], madeCoordinators: [String] = [], uiModules: [String] = []) {
    self.aliases = aliases
    self.madeCoordinators = madeCoordinators
    self.uiModules = uiModules
  }

  init(_ head: FileHead) {
    func sorted(_ aliases: [String: TypeName]) -> [(name: String, type: TypeName)] {
      aliases.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    let ofTypes = head.types.filter { !$0.aliases.isEmpty }.flatMap { type in
      sorted(type.aliases).flatMap { name, alias in
        [
          Aliases.Alias(name: "\(type.name).\(name)", type: alias, isWithinType: true),
          Aliases.Alias(name: name, type: alias, isWithinType: false),
        ]
      }
    }
    let ofFile = sorted(head.aliases).map { Aliases.Alias(name: $0, type: $1, isWithinType: false) }
    self.init(
      aliases: ofTypes + ofFile, madeCoordinators: head.madeCoordinators,
      uiModules: Set(head.imports.map(\.module).filter(UIVocabulary.decisiveModules.contains)).sorted())
  }

  /// Whether there is nothing of the kind in the file.
  var isEmpty: Bool { aliases.isEmpty && madeCoordinators.isEmpty && uiModules.isEmpty }

  /// The names of aliases that stand for something else in another file.
  func changedAliases(since earlier: FileFacts) -> Set<String> {
    guard aliases != earlier.aliases else { return [] }
    let new = Dictionary(grouping: aliases, by: \.name)
    let old = Dictionary(grouping: earlier.aliases, by: \.name)
    return Set(new.keys).union(old.keys).filter { new[$0] != old[$0] }
  }
}
