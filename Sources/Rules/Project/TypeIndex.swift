/// The declarations of some files by the names of their types.
///
/// An object, since all threads are given it.
final class TypeIndex: Sendable {
  let names: NameTable
  /// For each type its declarations: the last of its own first, then its extensions.
  let places: FlatLists<TypePlace>
  let aliases: Aliases
  /// What functions called `makeCoordinator` return.
  let madeCoordinators: Set<String>
  /// Their heads say what they declare, and are read where somebody asks for that.
  private let files: [ProjectFile]
  /// By the number of its name, the number of a type; -1 where no type has the name.
  private let types: [Int32]
  /// By the number of a name without those of types around, the first type that is declared so; -1 where none is.
  private let namesakes: [Int32]

  init(
    _ rows: [TypeTable.Row], _ places: FlatLists<TypePlace>, names: NameTable, aliases: Aliases,
    madeCoordinators: Set<String>, files: [ProjectFile]
  ) {
    var types = [Int32](repeating: -1, count: names.names.count)
    var namesakes = types
    var firsts = [TypePlace?](repeating: nil, count: namesakes.count)
    for (number, row) in rows.enumerated() {
      types[Int(row.name)] = Int32(number)
      let name = Int(row.simpleName)
      guard let first = places[number].last(where: { $0.kind != .extension }) else { continue }
      if let known = firsts[name], known.isBefore(first) { continue }
      firsts[name] = first
      namesakes[name] = Int32(number)
    }
    self.names = names
    self.places = places
    self.aliases = aliases
    self.madeCoordinators = madeCoordinators
    self.files = files
    self.types = types
    self.namesakes = namesakes
  }

  /// The number of the type of a whole name.
  func type(_ name: String) -> Int? { number(of: name, in: types) }

  /// The number of the first type that is declared under a name, without those of types around.
  func namesake(_ name: String) -> Int? { number(of: name, in: namesakes) }

  /// The declarations of the type of a whole name.
  func parts(of name: String) -> [TypeHead] { type(name).map(parts) ?? [] }

  /// The declarations of a type.
  func parts(of number: Int) -> [TypeHead] { places[number].map { files[$0.file].head.types[$0.number] } }

  /// What stands behind the colon of a type and of its extensions, superclass first.
  ///
  /// - Parameter note: told each alias that is written there, and what stands behind a module's name.
  func parents(of name: String, notingAliases note: (String) -> Void) -> [String] {
    var parents: [String] = []
    let simpleName = name.lastName
    guard let name = names.number(of: name), case let own = types[Int(name)],
      case let type = Int(own < 0 ? namesakes[Int(name)] : own), type >= 0
    else { return parents }
    for place in places[type] {
      for type in files[place.file].head.types[place.number].inherited {
        type.forEachName { written in
          // A type that is declared goes before what another type calls so in itself.
          let alias = aliases[written]
          if alias != nil { note(written) }
          if let alias, !isDeclared(written) {
            parents += alias.names
          } else {
            if written.utf8.contains(UInt8(ascii: ".")) { note(written.lastName) }
            let parent = withoutModule(written)
            // `class User: Core.User` inherits from another of its name, and not from itself.
            parents.append(parent == simpleName ? written : parent)
          }
        }
      }
    }
    return parents
  }

  /// A type's name without that of the module which declares it: `ViewController` for `App.ViewController`.
  private func withoutModule(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), !isDeclared(name), !isDeclared(String(name[..<dot]))
    else { return name }
    let last = name.lastName
    return isDeclared(last) ? last : name
  }

  /// Whether a type of a name is declared outside of other types.
  private func isDeclared(_ name: String) -> Bool { number(of: name, in: types) != nil }

  private func number(of name: String, in types: [Int32]) -> Int? {
    guard let name = names.number(of: name), types[Int(name)] >= 0 else { return nil }
    return Int(types[Int(name)])
  }
}
