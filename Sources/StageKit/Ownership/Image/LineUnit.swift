/// The line program of one compiled module (DWARF 5, section 6.2).
struct LineUnit {
  /// The sections in which a version 5 unit keeps its texts.
  struct Texts {
    let lines: ByteReader?
    let all: ByteReader?
  }

  private struct Header {
    var instructionLength: UInt = 1
    var lineBase = 0
    var lineRange = 1
    var opcodeBase: UInt8 = 1
    var operandCounts: [UInt8] = []
  }

  /// The files that rows refer to, by their number.
  private(set) var paths: [String] = []
  private var header = Header()
  private let program: ByteReader
  private let end: Int

  /// Reads a unit and moves past it; returns nil for one in an unknown form.
  init?(_ reader: inout ByteReader, texts: Texts) {
    let length = reader.read(UInt32.self)
    // The 64-bit form is for more code than one executable holds.
    guard length < 0xFFFF_FFF0, length > 0 else { return nil }
    end = reader.offset + Int(length)
    var unit = reader
    reader.move(to: end)

    let version = unit.read(UInt16.self)
    guard (2...5).contains(version) else { return nil }
    if version >= 5 { unit.skip(2) }
    let headerLength = Int(unit.read(UInt32.self))
    let start = unit.offset + headerLength
    header.instructionLength = UInt(unit.read(UInt8.self))
    if version >= 4 { unit.skip(1) }
    unit.skip(1)
    header.lineBase = Int(unit.read(Int8.self))
    header.lineRange = max(Int(unit.read(UInt8.self)), 1)
    header.opcodeBase = unit.read(UInt8.self)
    if header.opcodeBase > 1 { header.operandCounts = (1..<header.opcodeBase).map { _ in unit.read(UInt8.self) } }
    paths = version >= 5 ? Self.tables(&unit, texts: texts) : Self.lists(&unit)
    unit.move(to: start)
    program = unit
  }

  /// Runs the program: `body` is called with each address from which on code comes from another line.
  func run(_ body: (_ address: UInt, _ file: Int, _ line: Int) -> Void) {
    var reader = program
    var (address, file, line): (UInt, Int, Int) = (0, 1, 1)
    while reader.offset < end {
      let opcode = reader.read(UInt8.self)
      if opcode >= header.opcodeBase {
        let step = Int(opcode - header.opcodeBase)
        address += UInt(step / header.lineRange) * header.instructionLength
        line += header.lineBase + step % header.lineRange
        body(address, file, line)
        continue
      }
      switch opcode {
      case 0:
        let next = Int(reader.readVariable())
        let after = reader.offset + next
        switch reader.read(UInt8.self) {
        case 1: (address, file, line) = (0, 1, 1)
        case 2: address = UInt(reader.read(UInt64.self))
        default: break
        }
        reader.move(to: after)
      case 1: body(address, file, line)
      case 2: address += UInt(reader.readVariable()) * header.instructionLength
      case 3: line += Int(reader.readSignedVariable())
      case 4: file = Int(reader.readVariable())
      case 8: address += UInt((255 - Int(header.opcodeBase)) / header.lineRange) * header.instructionLength
      case 9: address += UInt(reader.read(UInt16.self))
      default:
        for _ in 0..<(header.operandCounts[Int(opcode) - 1]) { _ = reader.readVariable() }
      }
    }
  }

  /// Up to version 4: folders, then files with the number of their folder, each list up to an empty text.
  private static func lists(_ reader: inout ByteReader) -> [String] {
    var folders = [""]
    while case let folder = reader.readText(), !folder.isEmpty { folders.append(folder) }
    var paths = [""]
    while case let name = reader.readText(), !name.isEmpty {
      let folder = Int(reader.readVariable())
      _ = (reader.readVariable(), reader.readVariable())
      paths.append(path(name, in: folder, of: folders))
    }
    return paths
  }

  /// From version 5 on: the entries follow a list of their fields.
  private static func tables(_ reader: inout ByteReader, texts: Texts) -> [String] {
    let folders = entries(&reader, texts: texts).map(\.name)
    return entries(&reader, texts: texts).map { path($0.name, in: $0.folder, of: folders) }
  }

  private static func entries(_ reader: inout ByteReader, texts: Texts) -> [(name: String, folder: Int)] {
    let formats = (0..<reader.read(UInt8.self)).map { _ in (content: reader.readVariable(), form: reader.readVariable())
    }
    return (0..<reader.readVariable()).map { _ in
      var entry = (name: "", folder: 0)
      for format in formats {
        switch format.form {
        case 0x08: entry.name = reader.readText()
        case 0x0E: entry.name = texts.all?.text(at: Int(reader.read(UInt32.self))) ?? ""
        case 0x1F: entry.name = texts.lines?.text(at: Int(reader.read(UInt32.self))) ?? ""
        case 0x0B: entry.folder = Int(reader.read(UInt8.self))
        case 0x05: entry.folder = Int(reader.read(UInt16.self))
        case 0x0F: entry.folder = Int(reader.readVariable())
        case 0x1E: reader.skip(16)
        default: break
        }
      }
      return entry
    }
  }

  private static func path(_ name: String, in folder: Int, of folders: [String]) -> String {
    guard !name.hasPrefix("/"), folders.indices.contains(folder), !folders[folder].isEmpty else { return name }
    return "\(folders[folder])/\(name)"
  }
}
