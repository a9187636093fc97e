import CStageHooks

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
