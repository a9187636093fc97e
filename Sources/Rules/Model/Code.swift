/// What rules ask of a body, in the order of its source.
struct Code: Sendable {
  let file: FileCode
  /// Which part of the file's lists it is.
  let number: Int

  init(number: Int, in file: FileCode) {
    self.file = file
    self.number = number
  }

  /// The code of what has none.
  static let none = {
    var lists = CodeLists()
    return Code(number: lists.endBody(from: lists.lengths), in: FileCode(lists))
  }()

  /// Whether it is the same body.
  func isSame(as other: Code) -> Bool { number == other.number && file === other.file }

  private var body: CodeLists.Body { file.lists.bodies[number] }

  var mentions: ArraySlice<Mention> { file.lists.mentions[body.start.mentions, body.end.mentions] }
  var calls: Calls {
    let body = body
    return Calls(file: file, indices: Int(body.start.calls)..<Int(body.end.calls))
  }
  /// Members that are read, or named without a call: `ServicesAssembly.shared`.
  var references: ArraySlice<Path> { file.lists.references[body.start.references, body.end.references] }
  var assignments: ArraySlice<Assignment> { file.lists.assignments[body.start.assignments, body.end.assignments] }
  var variables: ArraySlice<LocalVariable> { file.lists.variables[body.start.variables, body.end.variables] }
  var closures: ArraySlice<Closure> { file.lists.closures[body.start.closures, body.end.closures] }
  var forces: ArraySlice<ForcedOperation> { file.lists.forces[body.start.forces, body.end.forces] }
  var loops: ArraySlice<EndlessLoop> { file.lists.loops[body.start.loops, body.end.loops] }

  /// What is read and what is called, as far as a condition holds.
  func paths(where isMeant: (Path) -> Bool) -> [Path] {
    let places = Int(body.start.references)..<Int(body.end.references)
    return file.lists.references.places(in: places, where: isMeant).map { file.lists.references[$0] }
      + calls.callees(where: isMeant)
  }

  /// The assignments whose target is meant; of the others nothing but that is looked at.
  func assignments(to isMeant: (Path) -> Bool) -> [Assignment] { assignments { isMeant($0.target) } }

  /// The assignments that are meant, which are looked at where they lie.
  func assignments(where areMeant: (Assignment) -> Bool) -> [Assignment] {
    placesOfAssignments(where: areMeant).map { file.lists.assignments[$0] }
  }

  /// Where the assignments that are meant are among all of the file.
  func placesOfAssignments(where areMeant: (Assignment) -> Bool) -> [Int] {
    let body = body
    return file.lists.assignments.places(
      in: Int(body.start.assignments)..<Int(body.end.assignments), where: areMeant)
  }

  /// Those of some assignments of the file that are in this code.
  func assignments(at places: [Int]) -> [Assignment] {
    let body = body
    let own = Int(body.start.assignments)..<Int(body.end.assignments)
    return places.filter(own.contains).map { file.lists.assignments[$0] }
  }

  /// Whether there are assignments that are meant.
  func hasAssignments(where areMeant: (Assignment) -> Bool) -> Bool {
    file.lists.assignments.has(Int(body.start.assignments)..<Int(body.end.assignments), where: areMeant)
  }

  /// Whether anything is read or called that is meant.
  func hasPaths(where isMeant: (Path) -> Bool) -> Bool {
    file.lists.references.has(Int(body.start.references)..<Int(body.end.references), where: isMeant)
      || calls.has(isMeant)
  }

  /// Whether something is assigned to what has this one name.
  func assigns(to name: String) -> Bool {
    let places = Int(body.start.assignments)..<Int(body.end.assignments)
    return !file.lists.assignments.places(in: places) { $0.target.isNamed(name) }.isEmpty
  }

  /// The calls in a closure, those of closures in it included.
  func calls(in closure: Closure) -> [Call] {
    calls.filter { closure.range.contains($0.callee.offset) }
  }

  /// The local names that a closure uses, those of closures in it included.
  ///
  /// - Parameter areMeant: which of them, if not all.
  func names(in closure: Closure, where areMeant: (Mention) -> Bool = { _ in true }) -> Set<String> {
    let names = file.lists.names[body.start.names, body.end.names]
    var found: Set<String> = []
    for name in names where closure.range.contains(name.offset) && areMeant(name) { found.insert(name.name) }
    return found
  }

  func closure(at offset: Int) -> Closure? {
    closures.first { $0.offset == offset }
  }
}

extension Array {
  fileprivate subscript(start: UInt32, end: UInt32) -> ArraySlice<Element> { self[Int(start)..<Int(end)] }
}
