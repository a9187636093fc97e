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
