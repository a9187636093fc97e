/// Something on the heap, and what it refers to.
struct HeapNode {
  enum Kind {
    /// An instance of a class.
    case instance(ClassLayout, TypeMetadata)
    /// Storage of an array, dictionary or set.
    case storage(isOrdered: Bool)
    /// A closure's context, or the box of a captured variable.
    case context
    /// The box of a value that does not fit where it is referred to.
    case box(TypeMetadata)
    /// An error's box.
    case error
    /// A static or global variable; its address is that of the variable.
    case variable(StaticVariable)
    /// Anything else: it is not looked into.
    case closed
  }

  let object: HeapObject
  let kind: Kind
  var references: [HeapReference] = []
}
