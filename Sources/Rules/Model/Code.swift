/// What rules ask of a body, in the order of its source.
///
/// An object, since every index of a project refers to it: to copy its lists would take longer than to check them.
final class Code: Sendable {
  let mentions: [Mention]
  let calls: [Call]
  /// Members that are read, or named without a call: `ServicesAssembly.shared`.
  let references: [Path]
  let assignments: [Assignment]
  let variables: [LocalVariable]
  let closures: [Closure]
  let forces: [Force]

  init(_ code: OpenCode = OpenCode()) {
    mentions = code.mentions
    calls = code.calls
    references = code.references
    assignments = code.assignments
    variables = code.variables
    closures = code.closures
    forces = code.forces
  }

  /// The code of what has none.
  static let none = Code()

  /// What is read and what is called, as far as a condition holds.
  func paths(where isMeant: (Path) -> Bool) -> [Path] {
    references.filter(isMeant) + calls.lazy.map(\.callee).filter(isMeant)
  }

  /// The calls in a closure, those of closures in it included.
  func calls(in closure: Closure) -> [Call] {
    calls.filter { (closure.offset..<closure.end).contains($0.callee.offset) }
  }

  func closure(at offset: Int) -> Closure? {
    closures.first { $0.offset == offset }
  }
}
