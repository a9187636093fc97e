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

  /// Whether it applies to files that follow no architecture as well.
  static var holdsWithoutArchitecture: Bool { get }
  /// The architectures besides its own whose parts it is about as well.
  static var otherArchitectures: Set<Architecture> { get }

  /// How bad its findings are, unless one of them says otherwise.
  static var severity: Severity { get }
  /// Whether it applies only if somebody asks for it: rules about names, and what is worth a look only.
  static var isOptIn: Bool { get }

  /// Whether it applies where the architecture is only guessed. A law that teams of one architecture keep in several ways
  /// waits until the project names that.
  static var holdsByGuess: Bool { get }

  /// What it wants to know of all files in nearly every project: one look at each file serves for all of that. It may
  /// ask other surveys as well.
  static var surveys: [any Survey.Type] { get }

  init()

  func violations(in project: Project) -> [Violation]
}

extension Rule {
  static var holdsWithoutArchitecture: Bool { architecture == nil }
  static var otherArchitectures: Set<Architecture> { [] }
  static var severity: Severity { .warning }
  static var isOptIn: Bool { false }
  static var holdsByGuess: Bool { true }
  static var surveys: [any Survey.Type] { [] }

  /// Whether it is a law for code of an architecture, or of none.
  static func holds(for architecture: Architecture?) -> Bool {
    guard let own = self.architecture, own != architecture else { return true }
    return architecture.map(otherArchitectures.contains) ?? holdsWithoutArchitecture
  }
}
