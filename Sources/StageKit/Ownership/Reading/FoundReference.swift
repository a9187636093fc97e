/// A reference that was found in a value.
struct FoundReference {
  /// What lies at the address.
  enum Form {
    /// Anything that says itself what it is: an object, or a closure's context.
    case selfDescribing
    /// A box that holds a value of this type behind its header.
    case box(TypeMetadata)
  }

  let address: UnsafeRawPointer
  let form: Form
  let ownership: ReferenceOwnership
  /// The function of the closure that refers, to its context or to the one object that it captured; nothing for
  /// other references.
  let code: UnsafeRawPointer?
  let path: [PathPart]

  var isClosure: Bool { code != nil }
}
