/// What rules ask of a body, in the order of its source.
struct Code: Sendable {
  var mentions: [Mention] = []
  var calls: [Call] = []
  /// Members that are read, or named without a call: `ServicesAssembly.shared`.
  var references: [Path] = []
  var assignments: [Assignment] = []
  var variables: [LocalVariable] = []
  var closures: [Closure] = []
  var forces: [Force] = []

  /// The calls in a closure, those of closures in it included.
  func calls(in closure: Closure) -> [Call] {
    calls.filter { (closure.offset..<closure.end).contains($0.callee.offset) }
  }

  func closure(at offset: Int) -> Closure? {
    closures.first { $0.offset == offset }
  }
}
