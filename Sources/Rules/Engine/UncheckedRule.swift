/// A law that no machine can check: it has a page, and people look for it.
protocol UncheckedRule: Sendable {
  /// The architecture's prefix and a number: `FC-9`.
  static var id: String { get }
  /// The law in a few words.
  static var title: String { get }
  static var architecture: Architecture? { get }
}
