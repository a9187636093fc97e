/// Rarely used properties of a registration, stored apart to keep `Component` small.
final class RegistrationExtras {
  /// The key whose registration answers, if this one only says that it implements the type.
  let forwardsTo: Container.Key?
  /// What is done to an instance once it is built.
  let finishes: [Finish]
  /// The registration that this is a copy of.
  let original: Component?
  /// What handles know the registration by, if that is another component than this one.
  let identity: Component?
  /// Where the registration was made that this one took the place of.
  let replaced: Origin?
  /// What builds the instance if that takes awaiting.
  let asynchronous: AsynchronousFactory?
  /// The instance of a weak registration. Only touched under the lock.
  weak var weakInstance: AnyObject?

  /// Gives an instance what its initialiser could not.
  struct Finish {
    let isolation: ObjectIdentifier?
    /// What it asks for, if that is known without doing it.
    let need: Container.Key?
    /// Retains the instance at an address, to be finished later.
    let prepare: (UnsafeRawPointer) -> (Container) throws -> Void
  }

  init(
    forwardsTo: Container.Key? = nil, finishes: [Finish] = [], original: Component? = nil,
    identity: Component? = nil, replaced: Origin? = nil, asynchronous: AsynchronousFactory? = nil
  ) {
    self.forwardsTo = forwardsTo
    self.finishes = finishes
    self.original = original
    self.identity = identity
    self.replaced = replaced
    self.asynchronous = asynchronous
  }
}
