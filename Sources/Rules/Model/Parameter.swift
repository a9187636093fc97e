/// A parameter of a function or initialiser.
struct Parameter: Hashable, Sendable {
  /// What a call writes; nothing for `_`.
  let label: String?
  let name: String
  let type: TypeName
  let offset: Int
}
