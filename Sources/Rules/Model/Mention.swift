/// A type's name in code or in a signature.
struct Mention: Hashable, Sendable {
  let name: String
  let offset: Int
}
