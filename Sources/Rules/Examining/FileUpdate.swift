import Platform

/// Brings up to date what files contribute to a project beside types.
struct FileUpdate {
  /// For each file, the names of its functions.
  let functions: FlatLists<LookUp>
  /// For each file, the filter of the names that its code says.
  let filters: FlatLists<UInt64>
  /// What else files contribute, by their numbers.
  let facts: [Int: FileFacts]
  /// The questions that files answer otherwise than before.
  let lookUps: Set<LookUp>
  /// The names of aliases, and of types that are made coordinators, for which something else holds than before.
  let names: Set<String>

  /// - Parameter earlier: the files as they were; `nil` if all are new.
  init(of earlier: ExaminedFiles?, _ changes: FileChanges, in files: [ProjectFile]) {
    let isChanged = Set(changes.changed)
    var functions = FlatLists<LookUp>()
    var filters = FlatLists<UInt64>()
    for (number, place) in changes.places.enumerated() {
      if let earlier, let place, !isChanged.contains(number) {
        functions.append(earlier.functions[place])
        filters.append(earlier.filters[place])
      } else {
        functions.append(files[number].head.functions)
        filters.append(files[number].head.names.words)
      }
    }
    var facts: [Int: FileFacts] = [:]
    for (place, known) in earlier?.facts ?? [:] {
      if let number = changes.numbers[place], !isChanged.contains(number) { facts[number] = known }
    }
    let new = changes.changed.concurrentMap { FileFacts(files[$0].head) }
    for (number, new) in zip(changes.changed, new) where !new.isEmpty { facts[number] = new }
    self.functions = functions
    self.filters = filters
    self.facts = facts
    var lookUps: Set<LookUp> = []
    var names: Set<String> = []
    var changedAliases: Set<String> = []
    func compare(_ old: FileFacts?, _ new: FileFacts?) {
      let (old, new) = (old ?? FileFacts(), new ?? FileFacts())
      let aliases = new.changedAliases(since: old)
      changedAliases.formUnion(aliases)
      if old.madeCoordinators != new.madeCoordinators { names.formUnion(old.madeCoordinators + new.madeCoordinators) }
    }
    if let earlier {
      for number in changes.changed {
        let place = changes.places[number]
        lookUps.insert(files[number].lookUp)
        lookUps.formUnion(functions[number])
        if let place { lookUps.formUnion(earlier.functions[place]) }
        compare(place.flatMap { earlier.facts[$0] }, facts[number])
      }
      for (place, number) in changes.numbers.enumerated() where number == nil {
        lookUps.insert(earlier.lookUps[place])
        lookUps.formUnion(earlier.functions[place])
        compare(earlier.facts[place], nil)
      }
      lookUps.formUnion(changedAliases.map(LookUp.name))
      // Of two aliases of one name, one file's may come to count as the other's goes.
      for alias in Self.aliases(changedAliases, in: earlier.facts) + Self.aliases(changedAliases, in: facts) {
        lookUps.insert(.aliases(of: alias.type.main))
      }
    }
    names.formUnion(changedAliases)
    self.lookUps = lookUps
    self.names = names
  }

  /// The aliases of some names.
  private static func aliases(_ names: Set<String>, in facts: [Int: FileFacts]) -> [Aliases.Alias] {
    names.isEmpty ? [] : facts.values.flatMap(\.aliases).filter { names.contains($0.name) }
  }
}
