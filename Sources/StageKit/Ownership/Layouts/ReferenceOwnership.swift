/// How a stored reference treats its object.
enum ReferenceOwnership: Hashable, Sendable {
  case strong
  case weak
  case unowned
  /// An unchecked address, which must not be followed.
  case unmanaged

  private static let suffixes: [(String, ReferenceOwnership)] = [("Xw", .weak), ("Xo", .unowned), ("Xu", .unmanaged)]

  /// The same for a name that is only text.
  static func split(_ name: Substring) -> (ReferenceOwnership, Substring) {
    for (suffix, ownership) in suffixes where name.hasSuffix(suffix) {
      return (ownership, name.dropLast(suffix.count))
    }
    return (.strong, name)
  }

  /// Splits a field's mangled type into the type itself and its ownership.
  static func split(_ name: MangledName) -> (ReferenceOwnership, MangledName) {
    for (suffix, ownership) in suffixes where name.hasSuffix(suffix) {
      return (ownership, name.dropLast(suffix.utf8.count))
    }
    return (.strong, name)
  }
}
