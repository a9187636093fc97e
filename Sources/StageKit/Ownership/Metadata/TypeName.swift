/// The names of types as they are shown: without modules, with the types around them.
enum TypeName {
  /// `UserPresenter`, `Outer.Inner`, `Box<Int>`.
  static func short(_ type: Any.Type) -> String {
    let unqualified = withoutPacks(_typeName(type, qualified: false))
    guard let identity = TypeIdentity(TypeMetadata(type)), let dot = identity.name.lastIndex(of: ".") else {
      return unqualified
    }
    // The runtime leaves out the context of a nested type.
    return identity.name[...dot] + unqualified
  }

  /// `Several<Int, String>` for `Several<Pack{Int, String}>`.
  private static func withoutPacks(_ name: String) -> String {
    var name = name
    while let start = name.firstRange(of: "Pack{"), let end = name[start.upperBound...].firstIndex(of: "}") {
      name.replaceSubrange(start.lowerBound...end, with: String(name[start.upperBound..<end]))
    }
    return name
  }
}
