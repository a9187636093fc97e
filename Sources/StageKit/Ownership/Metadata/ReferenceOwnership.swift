/// How a stored reference treats its object.
enum ReferenceOwnership: Hashable, Sendable {
  case strong
  case weak
  case unowned
  /// An address that nobody checks, so that it must not be followed.
  case unmanaged

  private static let suffixes: [(String, ReferenceOwnership)] = [("Xw", .weak), ("Xo", .unowned), ("Xu", .unmanaged)]

  /// The same for a name that is text only.
  static func split(_ name: Substring) -> (ReferenceOwnership, Substring) {
    for (suffix, ownership) in suffixes where name.hasSuffix(suffix) {
      return (ownership, name.dropLast(suffix.count))
    }
    return (.strong, name)
  }

  /// Splits a field's mangled type into the type itself and the way it is referred to.
  static func split(_ name: MangledName) -> (ReferenceOwnership, MangledName) {
    for (suffix, ownership) in suffixes where name.hasSuffix(suffix) {
      return (ownership, name.dropLast(suffix.utf8.count))
    }
    return (.strong, name)
  }
}
