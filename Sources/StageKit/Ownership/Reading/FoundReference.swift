/// A reference that was found in a value.
struct FoundReference {
  /// What is at the address.
  enum Form {
    /// Anything whose first word says what it is: an object, or a closure's context.
    case selfDescribing
    /// A box that holds a value of this type after its header.
    case box(TypeMetadata)
  }

  let address: UnsafeRawPointer
  let form: Form
  let ownership: ReferenceOwnership
  /// The function of the closure that holds the reference, to its context or to the one object that it captured; nil
  /// for other references.
  let code: UnsafeRawPointer?
  let path: [PathPart]

  var isClosure: Bool { code != nil }
}
