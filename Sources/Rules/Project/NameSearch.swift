/// Finds the files that may say some names, themselves or in what others declare of their types.
struct NameSearch: Sendable {
  /// For each file the words of its filter.
  let filters: FlatLists<UInt64>
  /// For each file the others with declarations of the types that it is the first to declare.
  private let others: FlatLists<Int>

  /// - Parameter typesByFile: for each file, the types that it is the first to declare.
  init(_ filters: FlatLists<UInt64>, _ table: TypeTable, typesByFile: [Range<Int>]) {
    self.filters = filters
    var others = FlatLists<Int>()
    for (file, types) in typesByFile.enumerated() {
      others.append(types.flatMap { table.places[$0].lazy.map(\.file).filter { $0 != file } })
    }
    self.others = others
  }

  /// The files that may say all the names of one of some lists, in their order.
  func files(saying lists: [[String]]) -> [Int] {
    let lists = lists.map { $0.map(NameHash.init) }
    return (0..<filters.count).filter { says(lists, $0) }
  }

  /// Whether a file may say all the names of one of some lists.
  func says(_ lists: [[String]], _ file: Int) -> Bool { says(lists.map { $0.map(NameHash.init) }, file) }

  private func says(_ lists: [[NameHash]], _ file: Int) -> Bool {
    lists.contains { $0.allSatisfy { mayBeSaid($0, by: file) } }
  }

  /// The files of some, and those whose types others of these declare as well.
  func files(declaredIn changed: [Int]) -> Set<Int> {
    let isChanged = Set(changed)
    return isChanged.union((0..<others.count).filter { others[$0].contains(where: isChanged.contains) })
  }

  private func mayBeSaid(_ name: NameHash, by file: Int) -> Bool {
    name.isMaybeSaid(by: filters[file]) || others[file].contains { name.isMaybeSaid(by: filters[$0]) }
  }
}
