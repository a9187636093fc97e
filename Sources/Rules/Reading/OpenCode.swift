/// A body that is being read.
struct OpenCode {
  var mentions: [Mention] = []
  var calls: [Call] = []
  var references: [Path] = []
  var assignments: [Assignment] = []
  var variables: [LocalVariable] = []
  var closures: [Closure] = []
  var forces: [Force] = []

  /// The body, once it is read.
  var closed: Code { isEmpty ? .none : Code(self) }

  private var isEmpty: Bool {
    mentions.isEmpty && calls.isEmpty && references.isEmpty && assignments.isEmpty && variables.isEmpty
      && closures.isEmpty && forces.isEmpty
  }
}
