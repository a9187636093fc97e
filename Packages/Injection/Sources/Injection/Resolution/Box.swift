/// A value on the heap, so that it can be shared.
final class Box<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
