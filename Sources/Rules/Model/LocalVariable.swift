/// A constant or variable of a function.
struct LocalVariable: Hashable, Sendable {
  let name: String
  let type: TypeName?
  let value: Value
  let offset: Int
}
