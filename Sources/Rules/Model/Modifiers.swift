/// What stands in front of a declaration's keyword, attributes left out.
struct Modifiers: Hashable, Sendable {
  /// Who can read what they stand at.
  var access = AccessLevel.internal
  /// Who can change it, where that is said.
  var setter: AccessLevel?
  /// How a property holds its value.
  var ownership = Property.Ownership.strong
  var isStatic = false
  var isLazy = false
  var isOverride = false

  /// Who can change what they stand at.
  var setterAccess: AccessLevel { setter ?? access }
}

/// Who can see a declaration.
enum AccessLevel: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// Whether nobody outside the file can see it.
  var isPrivate: Bool { self <= .fileprivate }

  static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}
