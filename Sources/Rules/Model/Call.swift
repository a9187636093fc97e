/// A call in code.
struct Call: Hashable, Sendable {
  /// One of its arguments.
  struct Argument: Hashable, Sendable {
    /// `nil` if it has none; the first trailing closure has none either.
    let label: String?
    let value: Value
    let offset: Int
  }

  /// What is called.
  let callee: Path
  let arguments: ArraySlice<Argument>
  /// Whether it is an element of an array literal.
  let isArrayElement: Bool

  var name: String { callee.last }

  /// The first argument with a label.
  func argument(_ label: String) -> Argument? {
    arguments.first { $0.label == label }
  }
}

/// The calls of a body.
struct Calls: RandomAccessCollection, Sendable {
  /// A call as it is noted: its arguments are in a list that all calls of a file share.
  struct Note: Sendable {
    let callee: Path
    let arguments: Range<Int>
    let isArrayElement: Bool
  }

  let notes: ArraySlice<Note>
  let arguments: [Call.Argument]

  var startIndex: Int { notes.startIndex }
  var endIndex: Int { notes.endIndex }

  subscript(position: Int) -> Call { call(notes[position]) }

  /// The calls of what has a name.
  func named(_ name: String) -> [Call] { calls { $0.last == name } }

  /// The calls whose callee is meant; of the others nothing but that is looked at.
  func calls(where isMeant: (Path) -> Bool) -> [Call] {
    notes.compactMap { isMeant($0.callee) ? call($0) : nil }
  }

  /// What is called, as far as it is meant.
  func callees(where isMeant: (Path) -> Bool) -> [Path] {
    notes.compactMap { isMeant($0.callee) ? $0.callee : nil }
  }

  private func call(_ note: Note) -> Call {
    Call(callee: note.callee, arguments: arguments[note.arguments], isArrayElement: note.isArrayElement)
  }
}
