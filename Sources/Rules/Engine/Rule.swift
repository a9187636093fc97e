/// A law that can be read from source.
///
/// The comment of a rule's type is its documentation page: what it asks for, then sections on why and how, and an
/// example of each kind of code.
protocol Rule: Sendable {
  /// The architecture's prefix and a number: `VI-2`.
  static var id: String { get }
  /// The law in a few words.
  static var title: String { get }
  /// Why the architecture asks for it, as the second part of a sentence.
  static var why: String { get }
  /// `nil` for a rule that applies to all code.
  static var architecture: Architecture? { get }

  init()

  func violations(in project: Project) -> [Violation]
}
