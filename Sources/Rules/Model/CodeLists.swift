/// What code says, in one list for each kind of thing, in the order of its source.
struct CodeLists: Sendable {
  var mentions: [Mention] = []
  var calls: [Calls.Note] = []
  var arguments: [Call.Argument] = []
  /// Members that are read, or named without a call: `ServicesAssembly.shared`.
  var references: [Path] = []
  var assignments: [Assignment] = []
  var variables: [LocalVariable] = []
  var closures: [Closure] = []
  /// The local names that closures use.
  var names: [Mention] = []
  var forces: [ForcedOperation] = []
  var loops: [EndlessLoop] = []
  /// Which parts of the lists belong together, as a member's code.
  private(set) var bodies: [Body] = []

  /// How long the lists are.
  struct Lengths: Sendable {
    fileprivate(set) var mentions: UInt32 = 0
    fileprivate(set) var calls: UInt32 = 0
    fileprivate(set) var references: UInt32 = 0
    fileprivate(set) var assignments: UInt32 = 0
    fileprivate(set) var variables: UInt32 = 0
    fileprivate(set) var closures: UInt32 = 0
    fileprivate(set) var names: UInt32 = 0
    fileprivate(set) var forces: UInt32 = 0
    fileprivate(set) var loops: UInt32 = 0
  }

  /// What has been noted from one moment to another.
  struct Body: Sendable {
    let start: Lengths
    let end: Lengths
  }

  var lengths: Lengths {
    Lengths(
      mentions: UInt32(mentions.count), calls: UInt32(calls.count), references: UInt32(references.count),
      assignments: UInt32(assignments.count), variables: UInt32(variables.count), closures: UInt32(closures.count),
      names: UInt32(names.count), forces: UInt32(forces.count), loops: UInt32(loops.count))
  }

  /// Makes room for what is mostly in so many bytes of code, so that the lists need not grow step by step.
  mutating func reserveCapacity(forBytes count: Int) {
    mentions.reserveCapacity(count / 160)
    calls.reserveCapacity(count / 260)
    arguments.reserveCapacity(count / 260)
    references.reserveCapacity(count / 250)
    assignments.reserveCapacity(count / 900)
    variables.reserveCapacity(count / 900)
    bodies.reserveCapacity(count / 400)
  }

  /// Makes a body of what has been noted since the lists had a length.
  ///
  /// - Returns: its number.
  mutating func endBody(from start: Lengths) -> Int {
    bodies.append(Body(start: start, end: lengths))
    return bodies.count - 1
  }
}

/// The code of a file, to which that of its members refers.
///
/// An object with a few long lists: to make, walk through and free a handful of short ones for each member takes longer
/// than to check them.
final class FileCode: Sendable {
  let lists: CodeLists

  init(_ lists: CodeLists) { self.lists = lists }
}

extension CodeLists: Kept {
  init(from reader: inout KeptReader) {
    mentions = [Mention](from: &reader)
    calls = [Calls.Note](from: &reader)
    arguments = [Call.Argument](from: &reader)
    references = [Path](from: &reader)
    assignments = [Assignment](from: &reader)
    variables = [LocalVariable](from: &reader)
    closures = [Closure](from: &reader)
    names = [Mention](from: &reader)
    forces = [ForcedOperation](from: &reader)
    loops = [EndlessLoop](from: &reader)
    bodies = [Body](from: &reader)
  }

  func write(to writer: inout KeptWriter) {
    mentions.write(to: &writer)
    calls.write(to: &writer)
    arguments.write(to: &writer)
    references.write(to: &writer)
    assignments.write(to: &writer)
    variables.write(to: &writer)
    closures.write(to: &writer)
    names.write(to: &writer)
    forces.write(to: &writer)
    loops.write(to: &writer)
    bodies.write(to: &writer)
  }

  /// Whether all bodies and calls are parts of the lists, as they are unless somebody has changed what was kept.
  var isWhole: Bool {
    bodies.allSatisfy { $0.start.isNotBehind($0.end) && $0.end.isNotBehind(lengths) }
      && calls.allSatisfy { $0.arguments.lowerBound >= 0 && $0.arguments.upperBound <= arguments.count }
  }
}

extension CodeLists.Body: Kept {
  init(from reader: inout KeptReader) {
    self.init(start: CodeLists.Lengths(from: &reader), end: CodeLists.Lengths(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    start.write(to: &writer)
    end.write(to: &writer)
  }
}

extension CodeLists.Lengths: Kept {
  init(from reader: inout KeptReader) {
    func length() -> UInt32 { UInt32(truncatingIfNeeded: reader.readNumber()) }
    mentions = length()
    calls = length()
    references = length()
    assignments = length()
    variables = length()
    closures = length()
    names = length()
    forces = length()
    loops = length()
  }

  func write(to writer: inout KeptWriter) {
    for length in [mentions, calls, references, assignments, variables, closures, names, forces, loops] {
      writer.write(number: Int(length))
    }
  }

  fileprivate func isNotBehind(_ other: Self) -> Bool {
    mentions <= other.mentions && calls <= other.calls && references <= other.references
      && assignments <= other.assignments && variables <= other.variables && closures <= other.closures
      && names <= other.names && forces <= other.forces && loops <= other.loops
  }
}
