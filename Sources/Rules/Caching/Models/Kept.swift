/// A part of a file's model that can be kept as bytes and be made of them again.
///
/// All of a value is written, in the order of its properties, so that what is read is what was written. What it is read
/// from is sealed, and of the same program.
protocol Kept {
  init(from reader: inout KeptReader)
  func write(to writer: inout KeptWriter)
}

extension Int: Kept {
  init(from reader: inout KeptReader) { self = reader.readNumber() }
  func write(to writer: inout KeptWriter) { writer.write(number: self) }
}

extension Bool: Kept {
  init(from reader: inout KeptReader) { self = reader.readByte() != 0 }
  func write(to writer: inout KeptWriter) { writer.write(byte: self ? 1 : 0) }
}

extension String: Kept {
  init(from reader: inout KeptReader) { self = reader.readText() }
  func write(to writer: inout KeptWriter) { writer.write(text: self) }
}

extension Optional: Kept where Wrapped: Kept {
  init(from reader: inout KeptReader) { self = Bool(from: &reader) ? Wrapped(from: &reader) : nil }

  func write(to writer: inout KeptWriter) {
    writer.write(byte: self == nil ? 0 : 1)
    self?.write(to: &writer)
  }
}

extension Array: Kept where Element: Kept {
  init(from reader: inout KeptReader) {
    let count = reader.readCount()
    self.init()
    reserveCapacity(count)
    for _ in 0..<count { append(Element(from: &reader)) }
  }

  func write(to writer: inout KeptWriter) {
    writer.write(number: count)
    for element in self { element.write(to: &writer) }
  }
}

extension Dictionary: Kept where Key: Kept & Comparable, Value: Kept {
  init(from reader: inout KeptReader) {
    let count = reader.readCount()
    self.init(minimumCapacity: count)
    for _ in 0..<count {
      let key = Key(from: &reader)
      self[key] = Value(from: &reader)
    }
  }

  func write(to writer: inout KeptWriter) {
    writer.write(number: count)
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      key.write(to: &writer)
      value.write(to: &writer)
    }
  }
}
