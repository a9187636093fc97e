/// A type's size, and the functions by which the runtime takes enums apart.
///
/// See include/swift/ABI/ValueWitness.def in the Swift repository.
struct ValueWitnesses {
  private static let payloadOnHeap: UInt32 = 0x0002_0000
  private static let enumFunctions: UInt32 = 0x0020_0000
  private static let incomplete: UInt32 = 0x0040_0000

  private let table: UnsafeRawPointer

  /// Returns nil for metadata that is not a type's, or not complete.
  init?(_ metadata: TypeMetadata) {
    guard let table = metadata.address(atWord: -1) else { return nil }
    self.table = table
    if flags & Self.incomplete != 0 { return nil }
  }

  var size: Int { table.load(fromByteOffset: 64, as: Int.self) }
  var stride: Int { table.load(fromByteOffset: 72, as: Int.self) }
  var alignmentMask: Int { Int(flags & 0xFF) }
  /// Whether a value of this type fits into an existential's own three words.
  var isStoredInline: Bool { flags & Self.payloadOnHeap == 0 }
  /// Whether the type is an enum that can be asked for its case.
  var isEnum: Bool { flags & Self.enumFunctions != 0 }

  /// Which case an enum's value is, those with payloads first.
  func enumTag(at address: UnsafeRawPointer, of metadata: TypeMetadata) -> Int {
    typealias Function = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let function = table.load(fromByteOffset: 88, as: Function.self)
    return Int(function(address, metadata.pointer))
  }

  /// Turns an enum's bits into those of its payload, in place.
  func projectPayload(at address: UnsafeMutableRawPointer, of metadata: TypeMetadata) {
    typealias Function = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    table.load(fromByteOffset: 96, as: Function.self)(address, metadata.pointer)
  }

  private var flags: UInt32 { table.load(fromByteOffset: 80, as: UInt32.self) }
}
