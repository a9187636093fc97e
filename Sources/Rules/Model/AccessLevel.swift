/// Who can see a declaration.
enum AccessLevel: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// Whether nobody outside the file can see it.
  var isPrivate: Bool { self <= .fileprivate }

  static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}
