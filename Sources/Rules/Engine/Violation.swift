/// Something in the code that a rule forbids.
struct Violation: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    /// Its number among the project's files.
    let file: Int
    let offset: Int
  }

  var place: Place
  /// What is wrong, naming the types and members concerned.
  let what: String
  /// How to fix it.
  let how: String
  /// How bad it is; `nil` if it is as bad as its rule says.
  var severity: Severity?
  /// How it might be fixed without a person.
  var fix: Fix?
}

/// A finding with the violation that it tells of; without one it is about a comment.
struct FoundViolation: Sendable {
  let finding: Finding
  let violation: Violation?
}
