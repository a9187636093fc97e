/// Something on the heap, and what it refers to.
struct HeapNode {
  enum Kind {
    /// An instance of a class.
    case instance(ClassLayout, TypeMetadata)
    /// Storage of an array, dictionary or set.
    case storage(isOrdered: Bool)
    /// What a closure captured, or a variable that it captured.
    case context
    /// A value that does not fit where it is referred to.
    case box(TypeMetadata)
    /// An error's box.
    case error
    /// A static or global variable; its address is that of the variable.
    case variable(StaticVariable)
    /// Whatever else: it is not looked into.
    case closed
  }

  let object: HeapObject
  let kind: Kind
  var references: [HeapReference] = []
}
