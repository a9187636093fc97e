/// An import of a file.
struct Import: Hashable, Sendable {
  /// The module, without what follows a dot.
  let module: String
  let offset: Int
}
