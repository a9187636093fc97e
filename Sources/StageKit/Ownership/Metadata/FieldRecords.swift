/// The stored fields of a struct or class, or the cases of an enum, as declared.
///
/// See include/swift/RemoteInspection/Records.h (`FieldDescriptor`, `FieldRecord`) in the Swift repository.
struct FieldRecords: RandomAccessCollection {
  struct Record {
    let name: String
    /// Nil for a case without payload.
    let typeName: MangledName?
    /// Whether a case keeps its payload in a box.
    let isIndirect: Bool
    /// Whether it is a `let`.
    let isConstant: Bool
  }

  let pointer: UnsafeRawPointer

  var startIndex: Int { 0 }
  var endIndex: Int { Int(pointer.load(fromByteOffset: 12, as: UInt32.self)) }

  subscript(index: Int) -> Record {
    let record = pointer + 16 + index * Int(pointer.load(fromByteOffset: 10, as: UInt16.self))
    let flags = record.load(as: UInt32.self)
    return Record(
      name: record.relative(at: 8)?.text.asInSource ?? "",
      typeName: MangledName(record.relative(at: 4)),
      isIndirect: flags & 1 != 0, isConstant: flags & 2 == 0)
  }
}
