extension Mention: Kept {
  init(from reader: inout KeptReader) {
    self.init(name: String(from: &reader), offset: Int(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    name.write(to: &writer)
    offset.write(to: &writer)
  }
}

extension Assignment: Kept {
  init(from reader: inout KeptReader) {
    self.init(target: Path(from: &reader), value: Value(from: &reader), offset: Int(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    target.write(to: &writer)
    value.write(to: &writer)
    offset.write(to: &writer)
  }
}

extension LocalVariable: Kept {
  init(from reader: inout KeptReader) {
    self.init(
      name: String(from: &reader), type: TypeName?(from: &reader), value: Value(from: &reader),
      offset: Int(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    name.write(to: &writer)
    type.write(to: &writer)
    value.write(to: &writer)
    offset.write(to: &writer)
  }
}

extension ForcedOperation: Kept {
  private static let kinds: [Kind] = [.unwrap, .try, .cast]

  init(from reader: inout KeptReader) {
    self.init(kind: reader.readCase(of: Self.kinds), path: Path(from: &reader), offset: Int(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    writer.write(kind, of: Self.kinds)
    path.write(to: &writer)
    offset.write(to: &writer)
  }
}

extension EndlessLoop: Kept {
  init(from reader: inout KeptReader) {
    self.init(sequence: Path?(from: &reader), offset: Int(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    sequence.write(to: &writer)
    offset.write(to: &writer)
  }
}

extension Call.Argument: Kept {
  init(from reader: inout KeptReader) {
    self.init(label: String?(from: &reader), value: Value(from: &reader), offset: Int(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    label.write(to: &writer)
    value.write(to: &writer)
    offset.write(to: &writer)
  }
}

extension Calls.Note: Kept {
  init(from reader: inout KeptReader) {
    let callee = Path(from: &reader)
    let first = Int(from: &reader)
    let count = Int(from: &reader)
    self.init(callee: callee, arguments: first..<max(first, first &+ count), list: List(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    callee.write(to: &writer)
    arguments.lowerBound.write(to: &writer)
    arguments.count.write(to: &writer)
    list.write(to: &writer)
  }
}

extension Calls.Note.List: Kept {
  init(from reader: inout KeptReader) {
    self =
      switch Int(from: &reader) {
      case 0: .none
      case 1: .returned
      case let number: .at(number - 2)
      }
  }

  func write(to writer: inout KeptWriter) {
    switch self {
    case .none: 0.write(to: &writer)
    case .returned: 1.write(to: &writer)
    case .at(let offset): (offset + 2).write(to: &writer)
    }
  }
}

extension Closure: Kept {
  init(from reader: inout KeptReader) {
    let offset = Int(from: &reader)
    let end = Int(from: &reader)
    let destination = Destination(from: &reader)
    let selfCapture = Strength?(from: &reader)
    let captures = [String: Strength](from: &reader)
    self.init(
      offset: offset, end: max(offset, end), destination: destination, selfCapture: selfCapture, captures: captures,
      holdsSelf: Bool(from: &reader))
  }

  func write(to writer: inout KeptWriter) {
    offset.write(to: &writer)
    end.write(to: &writer)
    destination.write(to: &writer)
    selfCapture.write(to: &writer)
    captures.write(to: &writer)
    holdsSelf.write(to: &writer)
  }
}

extension Closure.Strength: Kept {
  private static let all: [Self] = [.strong, .weak, .unowned]

  init(from reader: inout KeptReader) { self = reader.readCase(of: Self.all) }
  func write(to writer: inout KeptWriter) { writer.write(self, of: Self.all) }
}

extension Closure.Destination: Kept {
  init(from reader: inout KeptReader) {
    switch reader.readByte() {
    case 0: self = .calledAtOnce
    case 1:
      self = .argument(
        of: Path(from: &reader), label: String?(from: &reader), isTrailing: Bool(from: &reader))
    case 2: self = .assigned(to: Path(from: &reader))
    case 3: self = .property(String(from: &reader))
    case 4: self = .returned
    default: self = .other
    }
  }

  func write(to writer: inout KeptWriter) {
    switch self {
    case .calledAtOnce: writer.write(byte: 0)
    case .argument(let callee, let label, let isTrailing):
      writer.write(byte: 1)
      callee.write(to: &writer)
      label.write(to: &writer)
      isTrailing.write(to: &writer)
    case .assigned(let path):
      writer.write(byte: 2)
      path.write(to: &writer)
    case .property(let name):
      writer.write(byte: 3)
      name.write(to: &writer)
    case .returned: writer.write(byte: 4)
    case .other: writer.write(byte: 5)
    }
  }
}

extension Value: Kept {
  init(from reader: inout KeptReader) {
    switch reader.readByte() {
    case 0: self = .closure(offset: Int(from: &reader))
    case 1: self = .path(Path(from: &reader))
    case 2: self = .call(Path(from: &reader))
    case 3:
      let (start, count) = (reader.readNumber(), reader.readNumber())
      self = .string(at: start..<max(start, start &+ count))
    case 4: self = .boolean(Bool(from: &reader))
    case 5: self = .metatype([String](from: &reader))
    default: self = .other
    }
  }

  func write(to writer: inout KeptWriter) {
    switch self {
    case .closure(let offset):
      writer.write(byte: 0)
      offset.write(to: &writer)
    case .path(let path):
      writer.write(byte: 1)
      path.write(to: &writer)
    case .call(let path):
      writer.write(byte: 2)
      path.write(to: &writer)
    case .string(let place):
      writer.write(byte: 3)
      writer.write(number: place.lowerBound)
      writer.write(number: place.count)
    case .boolean(let value):
      writer.write(byte: 4)
      value.write(to: &writer)
    case .metatype(let names):
      writer.write(byte: 5)
      names.write(to: &writer)
    case .other: writer.write(byte: 6)
    }
  }
}
