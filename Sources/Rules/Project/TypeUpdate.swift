import Platform

/// Brings a table of types up to date with the files that have changed.
///
/// Roles and ancestors are found out again only where something is different that was asked for to find them.
struct TypeUpdate {
  let table: TypeTable
  /// The questions that types answer otherwise than before.
  private(set) var lookUps: Set<LookUp> = []

  /// - Parameter earlier: `nil` if the files are all new.
  /// - Parameter isKept: whether the types will be compared with what files say later.
  /// - Parameter others: the names of aliases, and of types that are made coordinators, for which something else holds.
  init(
    of earlier: TypeTable?, _ changes: FileChanges, in files: [ProjectFile], isKept: Bool, aliases: Aliases,
    madeCoordinators: Set<String>, others: Set<String>, roles: RoleNames
  ) {
    var draft = TypeDraft(of: earlier, changes, in: files, isKept: isKept)
    let index = TypeIndex(
      draft.rows, draft.places, names: draft.names, aliases: aliases, madeCoordinators: madeCoordinators, files: files)
    let numbers = draft.questionable(in: earlier, others: others)
    let named = numbers.map { (number: $0, name: draft.names[draft.rows[$0].name]) }
    let found = named.concurrentMap { FoundType($0.number, $0.name, in: index, roles, isKept: isKept) }
    var lists = TypeLists()
    var rest = zip(numbers, found).makeIterator()
    var next = rest.next()
    for number in draft.rows.indices {
      if let (place, type) = next, place == number {
        lists.append(type.lists.numbered(in: &draft.names))
        draft.rows[number].role = type.role
        draft.rows[number].ground = type.ground.map { draft.names.add($0) }
        next = rest.next()
      } else if let earlier, let origin = draft.origins[number] {
        lists.append(origin, of: earlier.lists)
      }
    }
    table = TypeTable(names: draft.names, rows: draft.rows, places: draft.places, lists: lists)
    if let earlier { compare(numbers, draft, earlier, changes) }
  }

  /// Notes what types answer otherwise than before.
  ///
  /// - Parameter numbers: the types of which that may be so.
  private mutating func compare(
    _ numbers: [Int], _ draft: TypeDraft, _ earlier: TypeTable, _ changes: FileChanges
  ) {
    for name in draft.changedNames { lookUps.insert(.name(table.names[name])) }
    for number in draft.dropped { lookUps.formUnion(earlier.lookUps(of: number)) }
    let reordered = draft.rows.indices.filter { draft.reordered.contains(draft.rows[$0].name) }
    for number in numbers {
      if let origin = draft.origins[number], isSame(number, as: origin, in: earlier, changes) { continue }
      note(number, draft.origins[number], in: earlier)
    }
    for number in reordered { note(number, draft.origins[number], in: earlier) }
  }

  private func isSame(_ number: Int, as origin: Int, in earlier: TypeTable, _ changes: FileChanges) -> Bool {
    table.rows[number] == earlier.rows[origin] && table.lists.isSame(number, as: origin, of: earlier.lists)
      && table.places[number].elementsEqual(earlier.places[origin]) { new, old in
        changes.numbers[old.file] == new.file && new.inheritance == old.inheritance
      }
  }

  private mutating func note(_ number: Int, _ origin: Int?, in earlier: TypeTable) {
    lookUps.formUnion(table.lookUps(of: number))
    if let origin { lookUps.formUnion(earlier.lookUps(of: origin)) }
  }
}

/// What was found out about a type.
private struct FoundType: Sendable {
  let role: Role?
  let ground: NameTable.Key?
  let lists: NamedLists

  /// - Parameter isKept: whether somebody will want to know what was asked to find it out.
  init(_ number: Int, _ name: String, in index: TypeIndex, _ roles: RoleNames, isKept: Bool) {
    let questions = TypeQuestions(index, isNoted: isKept)
    let ancestors = questions.ancestors(of: name)
    let found = RoleFinder(index: questions, names: roles).role(of: name, ancestors: ancestors)
    role = found?.role
    ground = (found?.ground).map(NameTable.Key.init)
    var parents: [String] = []
    var firstParents: [String] = []
    var ownParents: [String] = []
    for (place, part) in index.parts(of: number).enumerated() {
      for type in part.inherited {
        firstParents.append(type.main)
        type.forEachName { parents.append($0) }
      }
      if place == 0, part.kind != .extension { ownParents = parents }
    }
    var lists = NamedLists(count: ancestors.count + 3 * parents.count)
    lists.append(ancestors, known: index.names)
    lists.append(parents, known: index.names)
    lists.append(firstParents, known: index.names)
    lists.append(ownParents, known: index.names)
    lists.append(isKept ? Array(questions.names.subtracting(ancestors)) : [], known: index.names)
    self.lists = lists
  }
}

/// The names that a type has to do with, in the lists that `TypeLists` has of them.
///
/// Those that a table has are numbers already: one thread at a time can add others, but all can look these up.
private struct NamedLists: Sendable {
  private var lists = FlatLists<Int32>()
  /// The other names, each with the list to which it belongs.
  private var others: [(list: Int, name: String)] = []

  /// - Parameter count: how many names there will be about.
  init(count: Int) { lists.reserveCapacity(5, elements: count) }

  /// Adds a list of names, some of which may be there twice.
  mutating func append(_ names: [String], known table: NameTable) {
    var numbers: [Int32] = []
    numbers.reserveCapacity(names.count)
    for name in names {
      if let number = table.number(of: name) { numbers.append(number) } else { others.append((lists.count, name)) }
    }
    lists.append(numbers.inOrder)
  }

  /// The lists, of the numbers of all names.
  func numbered(in names: inout NameTable) -> FlatLists<Int32> {
    if others.isEmpty { return lists }
    var numbered = FlatLists<Int32>()
    for list in 0..<lists.count {
      var numbers = Array(lists[list])
      for other in others where other.list == list { numbers.append(names.add(other.name)) }
      numbered.append(numbers.inOrder)
    }
    return numbered
  }
}

extension [Int32] {
  /// The numbers in their order, each once.
  fileprivate var inOrder: [Int32] {
    guard count > 1 else { return self }
    let sorted = sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }
}
