/// `target = value`.
struct Assignment: Hashable, Sendable {
  let target: Path
  let value: Value
  let offset: Int
}
