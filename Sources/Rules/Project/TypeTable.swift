/// The types of a project and what is known of them from the heads of its files, in the order in which they are first
/// declared.
///
/// Names are numbers in it, and lists lie behind each other: a project has thousands of types, of which all but a few are
/// what they were when it was last checked.
final class TypeTable: Sendable {
  /// What is known of a type beside lists.
  struct Row: Hashable, Sendable {
    let name: Int32
    /// The name without those of the types around it.
    let simpleName: Int32
    var kind: TypeDeclaration.Kind
    var role: Role?
    /// Why it has its role.
    var ground: Int32?
  }

  let names: NameTable
  let rows: [Row]
  /// For each type its declarations: the last of its own first, then its extensions.
  let places: FlatLists<TypePlace>
  let lists: TypeLists

  /// No types, by default.
  init(
    names: NameTable = NameTable(), rows: [Row] = [], places: FlatLists<TypePlace> = FlatLists(),
    lists: TypeLists = TypeLists()
  ) {
    self.names = names
    self.rows = rows
    self.places = places
    self.lists = lists
  }

  /// The questions that a type may answer.
  func lookUps(of number: Int) -> [LookUp] {
    let row = rows[number]
    return [.name(names[row.name]), .name(names[row.simpleName])]
      + lists.ancestors[number].map { .heirs(of: names[$0]) } + lists.parents[number].map { .children(of: names[$0]) }
      + (row.role.map { [.role($0)] } ?? [])
  }
}

/// One of a type's declarations: which of the types of which file.
struct TypePlace: Hashable, Sendable {
  var file: Int
  let number: Int
  let kind: TypeDeclaration.Kind
  /// A hash of what it inherits and conforms to, which counts for the roles of other types, too.
  let inheritance: UInt64
  /// A hash of what else decides on its own role.
  let details: UInt64

  init(file: Int, number: Int, kind: TypeDeclaration.Kind, inheritance: UInt64, details: UInt64) {
    self.file = file
    self.number = number
    self.kind = kind
    self.inheritance = inheritance
    self.details = details
  }

  /// - Parameter isKept: whether it will be compared with what the file says later.
  init(_ head: TypeHead, file: Int, number: Int, isKept: Bool) {
    guard isKept else {
      self.init(file: file, number: number, kind: head.kind, inheritance: 0, details: 0)
      return
    }
    var inheritance = QuickHash()
    inheritance.add(head.kind)
    inheritance.add(head.inherited)
    var details = QuickHash()
    details.add(head.isEntry)
    details.add(head.parts)
    details.add(head.showsByItself)
    self.init(
      file: file, number: number, kind: head.kind, inheritance: inheritance.value, details: details.value)
  }

  /// Whether it stands in front of another in the project.
  func isBefore(_ other: TypePlace) -> Bool { (file, number) < (other.file, other.number) }
}

/// For each type of a project the names that it has to do with, as numbers.
struct TypeLists: Sendable {
  /// Superclasses and protocols, those of its ancestors in the project included, in the order of their numbers.
  private(set) var ancestors = FlatLists<Int32>()
  /// What its declarations name behind their colons, each once.
  private(set) var parents = FlatLists<Int32>()
  /// What its declarations name first there, each once.
  private(set) var firstParents = FlatLists<Int32>()
  /// What its own declaration names there, without extensions, each once.
  private(set) var ownParents = FlatLists<Int32>()
  /// What else was asked for to find out its role.
  private(set) var asked = FlatLists<Int32>()

  init() {}

  /// - Parameter all: in the order of the properties; `nil` if they are not those of as many types.
  init?(_ all: [FlatLists<Int32>]) {
    guard all.count == 5, all.allSatisfy({ $0.count == all[0].count }) else { return nil }
    (ancestors, parents, firstParents, ownParents, asked) = (all[0], all[1], all[2], all[3], all[4])
  }

  var all: [FlatLists<Int32>] { [ancestors, parents, firstParents, ownParents, asked] }

  /// - Parameter one: the lists of one type, in the order of the properties.
  mutating func append(_ one: FlatLists<Int32>) {
    ancestors.append(one[0])
    parents.append(one[1])
    firstParents.append(one[2])
    ownParents.append(one[3])
    asked.append(one[4])
  }

  /// Adds those of a type in other lists.
  mutating func append(_ number: Int, of other: TypeLists) {
    ancestors.append(other.ancestors[number])
    parents.append(other.parents[number])
    firstParents.append(other.firstParents[number])
    ownParents.append(other.ownParents[number])
    asked.append(other.asked[number])
  }

  /// Whether a type has the same ancestors and parents as one in other lists.
  func isSame(_ number: Int, as other: Int, of others: TypeLists) -> Bool {
    ancestors[number] == others.ancestors[other] && parents[number] == others.parents[other]
      && firstParents[number] == others.firstParents[other] && ownParents[number] == others.ownParents[other]
  }
}
