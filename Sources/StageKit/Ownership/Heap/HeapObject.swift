import CStageHooks

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

extension HeapObject {
  /// Calls `body` with the error in this box.
  func withError<Result>(_ body: (_ type: TypeMetadata, _ value: UnsafeRawPointer) -> Result) -> Result? {
    withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 4) { result in
      guard let start = result.baseAddress else { return nil }
      atelier_error_value(address, start)
      guard let value = result[0], let type = result[1] else { return nil }
      return body(TypeMetadata(pointer: type), value)
    }
  }
}
