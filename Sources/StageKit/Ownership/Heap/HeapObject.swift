/// Something that is reference-counted: an object, a closure's context, a box, a container's storage.
struct HeapObject: Hashable {
  /// The metadata's address and the reference count.
  static let headerSize = 16

  let address: UnsafeRawPointer

  init(address: UnsafeRawPointer) {
    self.address = address
  }

  init(_ object: AnyObject) {
    address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  var metadata: TypeMetadata { TypeMetadata(pointer: address.load(as: UnsafeRawPointer.self)) }
}
