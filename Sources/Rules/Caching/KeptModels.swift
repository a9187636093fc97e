import Foundation
import Platform
import StableHash

/// What the files of a project say, by the content of each, as it was kept when they were last read.
struct KeptModels: Sendable {
  /// All of it, as it stands in the file.
  private let data: Data
  private let places: [String: Place]

  /// What a file says, as bytes.
  struct Entry: Sendable {
    let digest: String
    let head: Data
    let whole: Data
    /// The hash of `whole`.
    let seal: String

    init(_ file: ProjectFile, digest: String) {
      self.digest = digest
      var writer = KeptWriter()
      file.head.write(to: &writer)
      head = Data(writer.bytes)
      whole = Data(file.source.kept)
      seal = KeptModels.seal(of: whole)
    }

    fileprivate init(digest: String, head: Data, whole: Data, seal: String) {
      self.digest = digest
      self.head = head
      self.whole = whole
      self.seal = seal
    }
  }

  /// Where a file's head and all that it says are among the bytes.
  private struct Place: Sendable {
    let head: Range<Int>
    let whole: Range<Int>
    /// The hash of those bytes.
    let seal: String
  }

  /// No models.
  init() {
    data = Data()
    places = [:]
  }

  /// What was written by `bytes(of:)`; without models if its table or a head is damaged.
  ///
  /// What else the files say is looked at when it is asked for.
  init(_ data: Data) {
    self.data = data
    places = Self.places(in: data) ?? [:]
  }

  /// Whether the model of a file is there, given the hash of its text.
  func has(_ digest: String) -> Bool { places[digest] != nil }

  /// What was kept of a file; `nil` if it was not.
  func entry(_ digest: String) -> Entry? {
    places[digest].map { place in
      Entry(digest: digest, head: data[place.head], whole: data[place.whole], seal: place.seal)
    }
  }

  /// A file as it was kept; `nil` if it was not.
  ///
  /// What is in it is read when somebody asks for that, and parsed anew if what was kept is damaged.
  func file(of source: SourceText, digest: String) -> ProjectFile? {
    guard let place = places[digest], let head = data[place.head].reading(FileHead.self) else { return nil }
    return ProjectFile(source, digest: digest, head: head) { [data] in
      let bytes = data[place.whole]
      let kept =
        Self.seal(of: bytes) == place.seal
        ? bytes.withUnsafeBytes { SourceFile(source, kept: $0.assumingMemoryBound(to: UInt8.self)) } : nil
      return kept ?? (try? SourceFile(parsing: source.bytes, name: source.name, path: source.path))
        ?? SourceFile(name: source.name, path: source.path, text: source.bytes)
    }
  }

  /// Some models as one file, with a sealed table at its beginning.
  static func bytes(of models: [Entry]) -> Data {
    var writer = KeptWriter()
    writer.write(number: models.count)
    for model in models {
      writer.write(text: model.digest)
      writer.write(number: model.head.count)
      writer.write(number: model.whole.count)
      writer.write(text: model.seal)
    }
    let heads = models.reduce(into: Data()) { $0.append($1.head) }
    var table = StableHash()
    table.add(writer.bytes)
    table.add(Array(heads))
    var data = Data(table.digest.utf8)
    data.reserveCapacity(data.count + writer.bytes.count + heads.count + models.reduce(0) { $0 + $1.whole.count })
    data.append(contentsOf: writer.bytes)
    data.append(heads)
    for model in models { data.append(model.whole) }
    return data
  }

  private static func places(in data: Data) -> [String: Place]? {
    guard data.count > sealLength else { return nil }
    return data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      var reader = KeptReader(UnsafeBufferPointer(rebasing: bytes[sealLength...]))
      var entries: [(digest: String, head: Int, whole: Int, seal: String)] = []
      for _ in 0..<reader.readCount() {
        entries.append((reader.readText(), reader.readNumber(), reader.readNumber(), reader.readText()))
      }
      let table = sealLength + reader.position
      guard !reader.isDamaged, entries.allSatisfy({ 0...data.count ~= $0.head && 0...data.count ~= $0.whole }) else {
        return nil
      }
      let heads = table + entries.reduce(0) { $0 + $1.head }
      guard heads + entries.reduce(0, { $0 + $1.whole }) == data.count else { return nil }
      var hash = StableHash()
      hash.add(Array(bytes[sealLength..<table]))
      hash.add(Array(bytes[table..<heads]))
      guard hash.digest.utf8.elementsEqual(bytes[..<sealLength]) else { return nil }
      var places: [String: Place] = [:]
      var (head, whole) = (table, heads)
      for entry in entries {
        places[entry.digest] = Place(
          head: head..<(head + entry.head), whole: whole..<(whole + entry.whole), seal: entry.seal)
        head += entry.head
        whole += entry.whole
      }
      return places
    }
  }

  /// How many digits a hash has.
  private static let sealLength = 32

  private static func seal(of bytes: Data) -> String {
    var hash = StableHash()
    hash.add(Array(bytes))
    return hash.digest
  }
}

extension Data {
  /// A value that was kept; `nil` if these are not the bytes of one.
  func reading<Value: Kept>(_ type: Value.Type) -> Value? {
    withUnsafeBytes { bytes in
      var reader = KeptReader(bytes.assumingMemoryBound(to: UInt8.self))
      let value = Value(from: &reader)
      return reader.isAtEnd ? value : nil
    }
  }
}
