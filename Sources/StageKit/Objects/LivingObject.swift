import CStageHooks

/// An object of one of the app's classes. Does not keep it alive, so it must be used before app code runs again.
struct LivingObject {
  let object: HeapObject
  /// Counts the objects of the process, so that an address which is used again names another object.
  let serial: UInt64
  /// Counts up with every object of the same class, from 1.
  let ordinal: Int
  /// The event during which it was created, 0 for the launch.
  let event: Int

  init?(_ object: atelier_object) {
    guard let address = object.address else { return nil }
    self.object = HeapObject(address: address)
    serial = object.serial
    ordinal = Int(object.ordinal)
    event = Int(object.event)
  }

  var metadata: TypeMetadata { object.metadata }
}
