/// Rarely used properties of a registration, stored apart to keep `Component` small.
final class RegistrationExtras {
  /// The key whose registration answers, if this one only says that it implements the type.
  let forwardsTo: Container.Key?
  /// What is done to an instance once it is built.
  let finishes: [Finish]
  /// The registration that this is a copy of.
  let original: Component?
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
    forwardsTo: Container.Key? = nil, finishes: [Finish] = [], original: Component? = nil, replaced: Origin? = nil,
    asynchronous: AsynchronousFactory? = nil
  ) {
    self.forwardsTo = forwardsTo
    self.finishes = finishes
    self.original = original
    self.replaced = replaced
    self.asynchronous = asynchronous
  }

  /// The same for a component that takes the place of this one's.
  func adding(_ finish: Finish? = nil) -> RegistrationExtras {
    RegistrationExtras(
      forwardsTo: forwardsTo, finishes: finishes + (finish.map { [$0] } ?? []), original: original, replaced: replaced,
      asynchronous: asynchronous)
  }
}
