/// A law that shows in what an app does. Where it shows in the source, too, the same type is a `Rule` as well.
protocol RunRule: Sendable {
  /// The architecture's prefix and a number: `VI-1`.
  static var id: String { get }
  /// The law in a few words.
  static var title: String { get }
  /// Why the architecture asks for it, as the second part of a sentence.
  static var why: String { get }
  static var architecture: Architecture? { get }

  init()

  func violations(in run: RecordedRun, of project: Project) -> [RunViolation]
}
