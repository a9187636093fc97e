/// The runtime's description of a type: its kind, its size, its descriptor.
///
/// Metadata is never changed or freed once a value of its type exists, so that it may cross threads.
///
/// See docs/ABI/TypeMetadata.rst in the Swift repository.
struct TypeMetadata: Hashable, @unchecked Sendable {
  let pointer: UnsafeRawPointer

  init(_ type: Any.Type) {
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  init(pointer: UnsafeRawPointer) {
    self.pointer = pointer
  }

  var type: Any.Type { unsafeBitCast(pointer, to: Any.Type.self) }

  var kind: MetadataKind { MetadataKind(word: pointer.load(as: UInt.self)) }

  /// The word at an index, as an address.
  func address(atWord index: Int) -> UnsafeRawPointer? {
    pointer.load(fromByteOffset: index * MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
  }

  /// The word at an index, as a number.
  func number(atWord index: Int) -> Int {
    pointer.load(fromByteOffset: index * MemoryLayout<Int>.size, as: Int.self)
  }
}

/// The kind in the first word of metadata, which also distinguishes what is allocated on the heap.
///
/// The numbers are in include/swift/ABI/MetadataKind.def in the Swift repository.
enum MetadataKind: UInt, Sendable {
  case `class` = 0
  case `struct` = 0x200
  case `enum` = 0x201
  case optional = 0x202
  case foreignClass = 0x203
  case foreignReference = 0x204
  case builtin = 0x300
  case tuple = 0x301
  case function = 0x302
  case existential = 0x303
  case metatype = 0x304
  case objectiveCClass = 0x305
  case existentialMetatype = 0x306
  case extendedExistential = 0x307
  case fixedArray = 0x308
  /// The context of a closure, or the box of a variable that one captures.
  case context = 0x400
  /// The box of a value whose type is only known at run time.
  case genericBox = 0x500
  case errorBox = 0x501
  case task = 0x502
  case job = 0x503
  /// A kind of a later runtime, which is not looked into.
  case unknown = 0x7FF

  init(word: UInt) {
    // With Objective-C, a class begins with the address of its metaclass instead of a kind.
    self = word > Self.unknown.rawValue ? .class : Self(rawValue: word) ?? .unknown
  }
}
