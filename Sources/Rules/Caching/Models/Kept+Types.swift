extension FlatLists: Kept where Element: KeptInFlatLists {
  init(from reader: inout KeptReader) {
    let ends = reader.readShortWords().map(Int.init)
    let elements = Element.readAll(from: &reader)
    if let lists = FlatLists(elements: elements, ends: ends) {
      self = lists
    } else {
      reader.fail()
      self.init()
    }
  }

  func write(to writer: inout KeptWriter) {
    writer.write(shortWords: ends.map(Int32.init))
    Element.write(elements, to: &writer)
  }
}

/// What many lists consist of, so that all of it is kept as numbers of one size.
protocol KeptInFlatLists: Sendable {
  static func readAll(from reader: inout KeptReader) -> [Self]
  static func write(_ all: [Self], to writer: inout KeptWriter)
}

extension LookUp: KeptInFlatLists {
  static func readAll(from reader: inout KeptReader) -> [LookUp] { reader.readLookUps() }
  static func write(_ all: [LookUp], to writer: inout KeptWriter) { writer.write(all) }
}

extension Int32: KeptInFlatLists {
  static func readAll(from reader: inout KeptReader) -> [Int32] { reader.readShortWords() }
  static func write(_ all: [Int32], to writer: inout KeptWriter) { writer.write(shortWords: all) }
}

extension UInt64: KeptInFlatLists {
  static func readAll(from reader: inout KeptReader) -> [UInt64] { reader.readWords() }
  static func write(_ all: [UInt64], to writer: inout KeptWriter) { writer.write(words: all) }
}

extension TypePlace: KeptInFlatLists {
  static func readAll(from reader: inout KeptReader) -> [TypePlace] {
    let words = reader.readWords()
    guard words.count.isMultiple(of: 4) else {
      reader.fail()
      return []
    }
    let kinds = TypeDeclaration.Kind.all
    return stride(from: 0, to: words.count, by: 4).map { first in
      let place = words[first + 1]
      let kind = kinds.indices.contains(Int(place & 0xFF)) ? kinds[Int(place & 0xFF)] : .extension
      return TypePlace(
        file: Int(truncatingIfNeeded: words[first]), number: Int(truncatingIfNeeded: place >> 8), kind: kind,
        inheritance: words[first + 2],
        details: words[first + 3])
    }
  }

  static func write(_ all: [TypePlace], to writer: inout KeptWriter) {
    writer.write(
      words: all.flatMap { place in
        let kind = TypeDeclaration.Kind.all.firstIndex(of: place.kind) ?? 0
        return [UInt64(place.file), UInt64(place.number) << 8 | UInt64(kind), place.inheritance, place.details]
      })
  }
}

extension TypeTable: Kept {
  convenience init(from reader: inout KeptReader) {
    let names = NameTable([String](from: &reader))
    let numbers = reader.readShortWords()
    let kinds = TypeDeclaration.Kind.all
    let roles = Role.allCases
    let rows = stride(from: 0, to: numbers.count - 4, by: 5).map { first in
      let (kind, role, ground) = (Int(numbers[first + 2]), Int(numbers[first + 3]), numbers[first + 4])
      return Row(
        name: numbers[first], simpleName: numbers[first + 1],
        kind: kinds.indices.contains(kind) ? kinds[kind] : .extension,
        role: roles.indices.contains(role) ? roles[role] : nil, ground: ground < 0 ? nil : ground)
    }
    let places = FlatLists<TypePlace>(from: &reader)
    let lists = TypeLists((0..<5).map { _ in FlatLists<Int32>(from: &reader) })
    let areNames = (rows.flatMap { [$0.name, $0.simpleName, $0.ground ?? 0] } + (lists?.all.flatMap(\.elements) ?? []))
      .allSatisfy { names.names.indices.contains(Int($0)) }
    let isWhole =
      numbers.count == rows.count * 5 && areNames && places.count == rows.count
      && lists?.all.allSatisfy { $0.count == rows.count } == true
    if !isWhole { reader.fail() }
    self.init(names: names, rows: rows, places: places, lists: lists ?? TypeLists())
  }

  func write(to writer: inout KeptWriter) {
    names.names.write(to: &writer)
    writer.write(
      shortWords: rows.flatMap { row in
        let kind = TypeDeclaration.Kind.all.firstIndex(of: row.kind) ?? 0
        let role = row.role.flatMap(Role.allCases.firstIndex) ?? -1
        return [row.name, row.simpleName, Int32(kind), Int32(role), row.ground ?? -1]
      })
    places.write(to: &writer)
    for list in lists.all { list.write(to: &writer) }
  }
}

extension TypeHead: Kept {
  convenience init(from reader: inout KeptReader) {
    self.init(
      kind: TypeDeclaration.Kind(from: &reader), name: String(from: &reader), isEntry: Bool(from: &reader),
      inherited: [TypeName](from: &reader), aliases: [String: TypeName](from: &reader), parts: [Part](from: &reader),
      showsByItself: Bool(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    kind.write(to: &writer)
    name.write(to: &writer)
    isEntry.write(to: &writer)
    inherited.write(to: &writer)
    aliases.write(to: &writer)
    parts.write(to: &writer)
    showsByItself.write(to: &writer)
  }
}

extension TypeHead.Part: Kept {
  init(from reader: inout KeptReader) {
    self.init(name: String(from: &reader), strong: Int(from: &reader), isWeak: Bool(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    name.write(to: &writer)
    strong.write(to: &writer)
    isWeak.write(to: &writer)
  }
}
