/// A call in code.
///
/// It refers to what its file has noted: most calls are passed over by their names, and need not be taken out of there.
struct Call: Sendable {
  /// One of its arguments.
  struct Argument: Hashable, Sendable {
    /// `nil` if it has none; the first trailing closure has none either.
    let label: String?
    let value: Value
    let offset: Int
  }

  private let file: FileCode
  /// Which of the file's calls it is.
  private let number: Int

  fileprivate init(_ number: Int, in file: FileCode) {
    self.file = file
    self.number = number
  }

  /// What is called.
  var callee: Path { file.lists.calls[number].callee }
  var arguments: ArraySlice<Argument> { file.lists.arguments[file.lists.calls[number].arguments] }
  /// Whether it is an element of an array literal.
  var isArrayElement: Bool { file.lists.calls[number].list != .none }
  /// Where the array literal begins of which it is an element; `nil` if there is none, or that is returned.
  var list: Int? {
    if case .at(let offset) = file.lists.calls[number].list { offset } else { nil }
  }

  var name: String { file.lists.calls[number].callee.last }

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
    let list: List

    /// The array literal of which a call is an element.
    enum List: Hashable, Sendable {
      case none, returned
      /// Its first place in the source.
      case at(Int)
    }
  }

  let file: FileCode
  /// Which of the file's calls they are.
  let indices: Range<Int>

  var startIndex: Int { indices.lowerBound }
  var endIndex: Int { indices.upperBound }

  subscript(position: Int) -> Call { Call(position, in: file) }

  /// The calls of what has a name.
  func named(_ name: String) -> [Call] { calls { $0.last == name } }

  /// Whether anything is called whose path is meant.
  func has(_ isMeant: (Path) -> Bool) -> Bool { file.lists.calls.has(indices) { isMeant($0.callee) } }

  /// Whether a call is given an argument which is meant.
  func has(givenAny isMeant: (Call.Argument) -> Bool) -> Bool {
    guard let first = indices.first, let last = indices.last else { return false }
    // The arguments of a body's calls stand one behind the other, as the calls do.
    let places = file.lists.calls[first].arguments.lowerBound..<file.lists.calls[last].arguments.upperBound
    return file.lists.arguments.has(places, where: isMeant)
  }

  /// The calls whose callee is meant; of the others nothing but that is looked at.
  func calls(where isMeant: (Path) -> Bool) -> [Call] {
    file.lists.calls.places(in: indices) { isMeant($0.callee) }.map { self[$0] }
  }

  /// The calls that are given an argument which is meant; nothing else of the others is looked at.
  func calls(givenAny isMeant: (Call.Argument) -> Bool) -> [Call] {
    let arguments = file.lists.arguments
    return file.lists.calls.places(in: indices) { arguments.has($0.arguments, where: isMeant) }.map { self[$0] }
  }

  /// What is called, as far as it is meant.
  func callees(where isMeant: (Path) -> Bool) -> [Path] {
    file.lists.calls.places(in: indices) { isMeant($0.callee) }.map { file.lists.calls[$0].callee }
  }
}
