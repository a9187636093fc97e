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
      names: UInt32(names.count), forces: UInt32(forces.count))
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
