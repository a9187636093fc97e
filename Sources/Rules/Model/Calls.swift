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

  subscript(position: Int) -> Call {
    let note = notes[position]
    return Call(callee: note.callee, arguments: arguments[note.arguments], isArrayElement: note.isArrayElement)
  }
}
