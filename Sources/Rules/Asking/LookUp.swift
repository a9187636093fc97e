/// Something that can be asked about a project: what a name means in it, who inherits from a type, what a file says.
///
/// It is a number made of the question, so that thousands of them can be kept with what was found. Two questions of one
/// number would only be asked anew together.
struct LookUp: Hashable, Sendable {
  let key: UInt64

  init(key: UInt64) { self.key = key }

  /// What type or alias a name stands for, with its role and all that it inherits from, and whether it is declared.
  static func name(_ name: String) -> LookUp { LookUp(1, name) }
  /// Which types inherit from a name or conform to it, by themselves or through others.
  static func heirs(of name: String) -> LookUp { LookUp(2, name) }
  /// Which types name another behind their colon.
  static func children(of name: String) -> LookUp { LookUp(3, name) }
  /// Which types have a role.
  static func role(_ role: Role) -> LookUp { LookUp(4, role.rawValue) }
  /// Which functions have a name.
  static func functions(named name: String) -> LookUp { LookUp(5, name) }
  /// What a file says, down to the last byte.
  static func file(_ name: String, path: String) -> LookUp { LookUp(6, "\(name)\0\(path)") }
  /// What was noted for a survey under a key.
  static func survey(_ id: String, _ key: String) -> LookUp { LookUp(7, "\(id)\0\(key)") }
  /// Which aliases stand for a type.
  static func aliases(of name: String) -> LookUp { LookUp(8, name) }

  private init(_ kind: UInt8, _ text: String) {
    var hash = QuickHash()
    hash.add(UInt64(kind))
    hash.add(text)
    key = hash.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
