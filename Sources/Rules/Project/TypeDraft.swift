import Platform

/// The types that some files declare, the roles of some of which are yet to be found out.
struct TypeDraft {
  /// A declaration as its file says it, its names yet without numbers.
  private struct Read: Sendable {
    let name: NameTable.Key
    let simpleName: NameTable.Key
    /// What stands behind the colon.
    let inherited: [NameTable.Key]
    let place: TypePlace

    init(_ head: TypeHead, _ place: TypePlace) {
      name = NameTable.Key(head.name)
      simpleName = NameTable.Key(head.simpleName)
      var inherited: [NameTable.Key] = []
      for type in head.inherited { type.forEachName { inherited.append(NameTable.Key($0)) } }
      self.inherited = inherited
      self.place = place
    }
  }

  /// A declaration in a file that has changed.
  private struct Part: Sendable {
    let name: Int32
    let simpleName: Int32
    var place: TypePlace
  }

  /// What a declaration says that counts for others.
  private struct Said: Equatable {
    let name: Int32
    let file: Int
    let inheritance: UInt64

    init(_ part: Part) { (name, file, inheritance) = (part.name, part.place.file, part.place.inheritance) }
  }

  /// A type that files declare which have changed.
  private struct Entry {
    let row: TypeTable.Row
    let places: [TypePlace]
    /// The place that stands in front of the others.
    let first: TypePlace
    let origin: Int?
  }

  var names: NameTable
  /// In the order in which they are first declared.
  var rows: [TypeTable.Row] = []
  private(set) var places = FlatLists<TypePlace>()
  /// For each type its number in the earlier table; `nil` if it was not there.
  private(set) var origins: [Int?] = []
  /// The numbers in the earlier table of types that are gone.
  private(set) var dropped: [Int] = []
  /// The names for which the files declare something else than before, as far as others are concerned.
  private(set) var changedNames: Set<Int32> = []
  /// The types of files that declare theirs in another order than before.
  private(set) var reordered: Set<Int32> = []
  /// The types whose declarations say something else that decides on their own role.
  private var changedTypes: Set<Int32> = []

  /// - Parameter earlier: `nil` if the files are all new.
  /// - Parameter isKept: whether the types will be compared with what files say later.
  init(of earlier: TypeTable?, _ changes: FileChanges, in files: [ProjectFile], isKept: Bool) {
    names = earlier?.names ?? NameTable()
    let read = changes.changed.concurrentMap { number in
      files[number].head.types.enumerated().map {
        Read($1, TypePlace($1, file: number, number: $0, isKept: isKept))
      }
    }
    var new: [Part] = []
    for type in read.joined() {
      new.append(Part(name: names.add(type.name), simpleName: names.add(type.simpleName), place: type.place))
      // What is inherited will be asked for by its number.
      for name in type.inherited { _ = names.add(name) }
    }
    let isChanged = Set(changes.changed)
    let isKept = changes.numbers.map { number in number.map { !isChanged.contains($0) } ?? false }
    if let earlier { compare(Self.parts(earlier, changes, isKept), new) }
    merge(earlier ?? TypeTable(), changes, isKept, new)
  }

  /// The types for which something else may hold than before, in their order.
  ///
  /// - Parameter others: the names of aliases, and of types that are made coordinators, for which something else holds.
  func questionable(in earlier: TypeTable?, others: Set<String>) -> [Int] {
    var isChanged = [Bool](repeating: false, count: names.names.count)
    for name in changedNames { isChanged[Int(name)] = true }
    for name in others.compactMap(names.number) { isChanged[Int(name)] = true }
    return rows.indices.filter { number in
      guard let earlier, let origin = origins[number] else { return true }
      let name = rows[number].name
      return isChanged[Int(name)] || changedTypes.contains(name)
        || earlier.lists.ancestors[origin].contains { isChanged[Int($0)] }
        || earlier.lists.asked[origin].contains { isChanged[Int($0)] }
    }
  }

  /// What was declared in files that are gone or have changed, in their order.
  private static func parts(_ earlier: TypeTable, _ changes: FileChanges, _ isKept: [Bool]) -> [Part] {
    var parts: [Part] = []
    for (number, row) in earlier.rows.enumerated() {
      for var place in earlier.places[number] where !isKept[place.file] {
        // What is gone is where nothing can be now.
        place.file = changes.numbers[place.file] ?? -1 - place.file
        parts.append(Part(name: row.name, simpleName: row.simpleName, place: place))
      }
    }
    return parts.sorted { $0.place.isBefore($1.place) }
  }

  private mutating func compare(_ old: [Part], _ new: [Part]) {
    changedNames = Set(
      Self.differences(old, new, by: \.simpleName, in: Said.init).flatMap { [$0.name, $0.simpleName] })
    changedTypes = Set(Self.differences(old, new, by: \.name, in: \.place.details).map(\.name))
    let common = Set(old.map(\.name)).intersection(new.map(\.name))
    let (before, after) = (old.filter { common.contains($0.name) }, new.filter { common.contains($0.name) })
    reordered = Set(Self.differences(before, after, by: \.place.file, in: \.name).map(\.name))
  }

  /// The declarations of which those of one kind do not say the same as before, in the same order.
  private static func differences<Kind: Hashable, Said: Equatable>(
    _ old: [Part], _ new: [Part], by kind: (Part) -> Kind, in said: (Part) -> Said
  ) -> [Part] {
    let before = Dictionary(grouping: old, by: kind)
    let after = Dictionary(grouping: new, by: kind)
    return Set(before.keys).union(after.keys).flatMap { kind -> [Part] in
      let (old, new) = (before[kind] ?? [], after[kind] ?? [])
      return old.map(said) == new.map(said) ? [] : old + new
    }
  }

  private mutating func merge(
    _ earlier: TypeTable, _ changes: FileChanges, _ isKept: [Bool], _ new: [Part]
  ) {
    let added = Namesakes(new, of: names.names.count)
    var isKnown = [Bool](repeating: false, count: names.names.count)
    var entries: [Entry] = []
    var untouched: [Int] = []
    for (number, row) in earlier.rows.enumerated() {
      isKnown[Int(row.name)] = true
      let places = added[row.name]
      if places.isEmpty, earlier.places[number].allSatisfy({ isKept[$0.file] }) {
        untouched.append(number)
      } else if let entry = Self.entry(
        row, earlier.places[number].filter { isKept[$0.file] }.map { $0.moved(by: changes) } + places, number)
      {
        entries.append(entry)
      } else {
        dropped.append(number)
      }
    }
    for part in new where !isKnown[Int(part.name)] {
      isKnown[Int(part.name)] = true
      let row = TypeTable.Row(name: part.name, simpleName: part.simpleName, kind: .extension)
      if let entry = Self.entry(row, added[part.name], nil) { entries.append(entry) }
    }
    entries.sort { $0.first.isBefore($1.first) }
    var rest = entries[...]
    for number in untouched {
      let places = earlier.places[number].map { $0.moved(by: changes) }
      while let entry = rest.first, !places.contains(where: { $0.isBefore(entry.first) }) {
        append(entry)
        rest.removeFirst()
      }
      rows.append(earlier.rows[number])
      self.places.append(places)
      origins.append(number)
    }
    for entry in rest { append(entry) }
  }

  private mutating func append(_ entry: Entry) {
    rows.append(entry.row)
    places.append(entry.places)
    origins.append(entry.origin)
  }

  /// A type of some declarations; `nil` if there are none.
  private static func entry(_ row: TypeTable.Row, _ all: [TypePlace], _ origin: Int?) -> Entry? {
    guard let first = all.min(by: { $0.isBefore($1) }) else { return nil }
    var places = all
    if places.count > 1 {
      places.sort { $0.isBefore($1) }
      // Of two declarations of one name the last counts.
      places = places.filter { $0.kind != .extension }.reversed() + places.filter { $0.kind == .extension }
    }
    var row = row
    row.kind = places.first?.kind ?? .extension
    return Entry(row: row, places: places, first: first, origin: origin)
  }
}

extension TypeDraft {
  /// Declarations in a row, found by their names.
  private struct Namesakes {
    private let row: [Part]
    /// For each name the number of its first place in the row, and for each place that of the next of its name; -1
    /// where there is none.
    private var firsts: [Int32]
    private var next: [Int32]

    /// - Parameter count: how many names there are at all.
    init(_ row: [Part], of count: Int) {
      self.row = row
      firsts = [Int32](repeating: -1, count: count)
      next = [Int32](repeating: -1, count: row.count)
      for (number, part) in row.enumerated().reversed() {
        next[number] = firsts[Int(part.name)]
        firsts[Int(part.name)] = Int32(number)
      }
    }

    /// Where the declarations of a name are, in their order.
    subscript(name: Int32) -> [TypePlace] {
      var places: [TypePlace] = []
      var number = firsts[Int(name)]
      while number >= 0 {
        places.append(row[Int(number)].place)
        number = next[Int(number)]
      }
      return places
    }
  }
}

extension TypePlace {
  /// The same in a file that has another number now.
  fileprivate func moved(by changes: FileChanges) -> TypePlace {
    var place = self
    place.file = changes.numbers[file] ?? file
    return place
  }
}
