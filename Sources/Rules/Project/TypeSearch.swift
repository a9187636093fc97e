/// Finds types by their names, and by what they inherit from.
struct TypeSearch: Sendable {
  private let table: TypeTable
  /// By the number of its name, or of its last name where no other has that, the number of a type; -1 where there is none.
  private let types: [Int32]
  /// By the number of a name, whether a class, struct, enum, actor or protocol is called so, without types around.
  private let isDeclared: [Bool]
  /// By the number of a name, whether a type names it first behind a colon.
  private let isInherited: [Bool]
  private let ancestors: ListSearch<Int32>
  private let parents: ListSearch<Int32>
  private let simpleNames: ListSearch<Int32>

  init(_ table: TypeTable) {
    self.table = table
    let count = table.names.names.count
    var types = [Int32](repeating: -1, count: count)
    var isDeclared = [Bool](repeating: false, count: count)
    var isInherited = isDeclared
    var simpleNames = FlatLists<Int32>()
    for (number, row) in table.rows.enumerated() {
      if row.kind != .extension { isDeclared[Int(row.simpleName)] = true }
      if types[Int(row.simpleName)] < 0 { types[Int(row.simpleName)] = Int32(number) }
      simpleNames.append(CollectionOfOne(row.simpleName))
    }
    for (number, row) in table.rows.enumerated() { types[Int(row.name)] = Int32(number) }
    for name in table.lists.firstParents.elements { isInherited[Int(name)] = true }
    self.types = types
    self.isDeclared = isDeclared
    self.isInherited = isInherited
    ancestors = ListSearch(table.lists.ancestors)
    parents = ListSearch(table.lists.ownParents)
    self.simpleNames = ListSearch(simpleNames)
  }

  /// The type of a name; of a nested type, which is written without its outer one inside of it, the last is enough.
  func type(_ name: String) -> Int? {
    table.names.number(of: name).map { types[Int($0)] }.flatMap { $0 < 0 ? nil : Int($0) }
  }

  /// The types of a name without those of the types around it.
  func types(called name: String) -> [Int] { find(name, simpleNames) }

  /// The types that inherit from a name or conform to it.
  func heirs(of name: String) -> [Int] { find(name, ancestors) }

  /// The types whose own declaration names another behind its colon.
  func children(of name: String) -> [Int] { find(name, parents) }

  /// Whether the files declare a type of a name, without the names of types around.
  func declares(_ name: String) -> Bool { table.names.number(of: name).map { isDeclared[Int($0)] } ?? false }

  /// Whether a type, or an extension, names another first behind its colon.
  func isInherited(_ name: String) -> Bool { table.names.number(of: name).map { isInherited[Int($0)] } ?? false }

  private func find(_ name: String, _ lists: ListSearch<Int32>) -> [Int] {
    table.names.number(of: name).map(lists.numbers) ?? []
  }
}
