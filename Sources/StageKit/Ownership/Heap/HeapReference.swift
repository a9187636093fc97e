/// One reference from something on the heap to something else there.
struct HeapReference {
  /// The index of the node that is referred to.
  let target: Int
  let ownership: ReferenceOwnership
  /// The closure's function, if the target is a closure's context or the one object that a closure captured.
  let code: UnsafeRawPointer?
  let path: [PathPart]

  var isClosure: Bool { code != nil }
}
