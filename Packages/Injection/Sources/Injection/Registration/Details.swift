/// What only some registrations have.
final class Details {
  /// The key whose registration answers, where this one only says that it implements the type.
  let forwardsTo: Container.Key?
  /// What is done to an instance once it is built.
  let finishes: [Finish]
  /// The registration that this is a copy of.
  let original: Component?
  /// The instance of a weak registration. Only touched while the container's state is locked.
  weak var seen: AnyObject?

  /// Gives an instance what its initialiser could not.
  struct Finish {
    let isolation: ObjectIdentifier?
    /// Takes hold of the instance at an address, to be finished later.
    let prepare: (UnsafeRawPointer) -> (Container) throws -> Void
  }

  init(forwardsTo: Container.Key? = nil, finishes: [Finish] = [], original: Component? = nil) {
    self.forwardsTo = forwardsTo
    self.finishes = finishes
    self.original = original
  }
}
