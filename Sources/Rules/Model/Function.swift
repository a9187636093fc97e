/// A function, an initialiser, a deinitialiser or a subscript.
struct Function: Sendable {
  enum Kind: Hashable, Sendable {
    case function, initialiser, deinitialiser, `subscript`
  }

  let kind: Kind
  /// `init`, `deinit` and `subscript` for those.
  let name: String
  let offset: Int
  let access: AccessLevel
  let isStatic: Bool
  let isOverride: Bool
  let attributes: [String]
  let parameters: [Parameter]
  let result: TypeName?
  let code: Code
}
