/// Finds the elements of the standard library's containers in the memory behind their storage objects.
struct StorageReader {
  typealias Element = (type: TypeMetadata, address: UnsafeRawPointer)

  enum Contents {
    case array(ArrayElements)
    case dictionary([(key: Element, value: Element)])
    case set([Element])
  }

  let object: HeapObject
  let catalogue: TypeCatalogue

  /// Reads the references in the elements.
  func read(into reader: inout ValueReader) {
    guard holdsReferences else { return }
    switch contents {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        reader.read(element.type, at: element.address, as: .index(index))
      }
    case .dictionary(let entries):
      let texts = ValueText(catalogue: catalogue)
      for (key, value) in entries {
        reader.read(key.type, at: key.address, as: .key)
        reader.read(value.type, at: value.address, as: .value(forKey: texts.key(key.type, at: key.address)))
      }
    case .set(let members):
      for member in members { reader.read(member.type, at: member.address, as: .member) }
    case nil: break
    }
  }

  /// Where the elements are; nil for the storage that all empty containers share.
  var contents: Contents? {
    guard let generics = GenericArguments(object.metadata), let first = generics[0] else { return nil }
    switch TypeIdentity(generics.descriptor) {
    case Containers.arrayStorage: return arrayElements(of: first).map(Contents.array)
    case Containers.dictionaryStorage: return generics[1].map { .dictionary(entries(from: first, to: $0)) }
    case Containers.setStorage: return .set(members(of: first))
    default: return nil
    }
  }

  /// The number of elements of a dictionary or set; nil for arrays.
  var hashedCount: Int {
    switch GenericArguments(object.metadata).map({ TypeIdentity($0.descriptor) }) {
    case Containers.dictionaryStorage, Containers.setStorage: object.address.load(fromByteOffset: 16, as: Int.self)
    default: 0
    }
  }

  private var holdsReferences: Bool {
    guard let generics = GenericArguments(object.metadata) else { return false }
    let isDictionary = TypeIdentity(generics.descriptor) == Containers.dictionaryStorage
    return [generics[0], isDictionary ? generics[1] : nil].contains { $0.map(catalogue.mayHoldReferences) ?? false }
  }

  /// Count and capacity, then the elements.
  private func arrayElements(of type: TypeMetadata) -> ArrayElements? {
    guard let witnesses = ValueWitnesses(type) else { return nil }
    return ArrayElements(
      type: type, start: (object.address + 32).aligned(mask: witnesses.alignmentMask), stride: witnesses.stride,
      count: object.address.load(fromByteOffset: 16, as: Int.self))
  }

  /// Count, capacity, scale, seed, the addresses of keys and values, then a bit for each bucket.
  private func entries(from key: TypeMetadata, to value: TypeMetadata) -> [(key: Element, value: Element)] {
    guard let keys = pointer(at: 48), let values = pointer(at: 56), let keyStride = ValueWitnesses(key)?.stride,
      let valueStride = ValueWitnesses(value)?.stride
    else { return [] }
    return occupiedBuckets(bitsAt: 64).map { ((key, keys + $0 * keyStride), (value, values + $0 * valueStride)) }
  }

  /// As a dictionary's, without values.
  private func members(of type: TypeMetadata) -> [Element] {
    guard let elements = pointer(at: 48), let stride = ValueWitnesses(type)?.stride else { return [] }
    return occupiedBuckets(bitsAt: 56).map { (type, elements + $0 * stride) }
  }

  private func occupiedBuckets(bitsAt offset: Int) -> [Int] {
    let scale = object.address.load(fromByteOffset: 32, as: Int8.self)
    return (0..<(1 << Int(scale))).filter { bucket in
      let word = object.address.load(fromByteOffset: offset + bucket / UInt.bitWidth * 8, as: UInt.self)
      return word >> UInt(bucket % UInt.bitWidth) & 1 == 1
    }
  }

  private func pointer(at offset: Int) -> UnsafeRawPointer? {
    object.address.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
  }
}

/// The location of an array's elements.
struct ArrayElements: RandomAccessCollection {
  let type: TypeMetadata
  let start: UnsafeRawPointer
  let stride: Int
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> StorageReader.Element { (type, start + index * stride) }
}
