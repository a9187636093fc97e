import Foundation
import Platform

/// What the files of a project say, by the content of each, as it was kept when they were last read.
struct KeptModels: Sendable {
  /// All of it, as it stands in the file.
  private let data: Data
  private let places: [Digest: Place]

  /// What a file says, as bytes.
  struct Entry: Sendable {
    let digest: Digest
    let marks: ProjectFile.Marks
    let head: Data
    let whole: Data

    init(_ file: ProjectFile, digest: Digest) {
      self.digest = digest
      marks = file.marks
      var writer = KeptWriter()
      file.head.write(to: &writer)
      head = Data(writer.bytes)
      whole = Data(file.source.kept)
    }

    fileprivate init(digest: Digest, marks: ProjectFile.Marks, head: Data, whole: Data) {
      self.digest = digest
      self.marks = marks
      self.head = head
      self.whole = whole
    }
  }

  /// Where a file's head and all that it says are among the bytes.
  private struct Place: Sendable {
    let marks: ProjectFile.Marks
    let head: Range<Int>
    let whole: Range<Int>
    /// The hashes of those bytes.
    let seals: (head: UInt64, whole: UInt64)
  }

  /// No models.
  init() {
    data = Data()
    places = [:]
  }

  /// What was written by `bytes(of:)`; without models if its table is damaged.
  ///
  /// What the files say is looked at when it is asked for.
  init(_ data: Data) {
    self.data = data
    places = Self.places(in: data) ?? [:]
  }

  /// Whether the model of a file is there, given the hash of its text.
  func has(_ digest: Digest) -> Bool { places[digest] != nil }

  /// What was kept of a file; `nil` if it was not.
  func entry(_ digest: Digest) -> Entry? {
    places[digest].map { place in
      Entry(digest: digest, marks: place.marks, head: data[place.head], whole: data[place.whole])
    }
  }

  /// A file as it was kept; `nil` if it was not.
  ///
  /// What is in it is read when somebody asks for that, and parsed anew if what was kept is damaged.
  func file(of source: SourceText, digest: Digest) -> ProjectFile? {
    guard let place = places[digest] else { return nil }
    return ProjectFile(source, digest: digest, marks: place.marks) { [data] in
      data.reading(place.head, sealed: place.seals.head) { bytes in
        var reader = KeptReader(bytes)
        let head = FileHead(from: &reader)
        return reader.isAtEnd ? head : nil
      } ?? FileHead(Self.parsed(source))
    } whole: { [data] in
      data.reading(place.whole, sealed: place.seals.whole) { SourceFile(source, kept: $0) } ?? Self.parsed(source)
    }
  }

  /// Some models as one file, with a sealed table at its beginning.
  static func bytes(of models: [Entry]) -> Data {
    let seals = models.concurrentMap { (head: $0.head.seal, whole: $0.whole.seal) }
    var writer = KeptWriter()
    writer.write(
      words: zip(models, seals).flatMap { model, seals in
        [
          model.digest.one, model.digest.other, UInt64(model.marks.rawValue), UInt64(model.head.count),
          UInt64(model.whole.count), seals.head, seals.whole,
        ]
      })
    var data = Data()
    data.reserveCapacity(
      sealLength + writer.bytes.count + models.reduce(0) { $0 + $1.head.count + $1.whole.count })
    withUnsafeBytes(of: Data(writer.bytes).seal.littleEndian) { data.append(contentsOf: $0) }
    data.append(contentsOf: writer.bytes)
    for model in models { data.append(model.head) }
    for model in models { data.append(model.whole) }
    return data
  }

  private static func places(in data: Data) -> [Digest: Place]? {
    guard data.count > sealLength else { return nil }
    return data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      var reader = KeptReader(UnsafeBufferPointer(rebasing: bytes[sealLength...]))
      let words = reader.readWords()
      let table = sealLength + reader.position
      guard !reader.isDamaged, words.count.isMultiple(of: wordCount) else { return nil }
      var hash = QuickHash()
      hash.add(UnsafeRawBufferPointer(rebasing: raw[sealLength..<table]))
      guard hash.value == UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self)) else { return nil }
      let entries = stride(from: 0, to: words.count, by: wordCount).map { words[$0..<($0 + wordCount)] }
      var place = table
      func next(_ count: UInt64) -> Range<Int> {
        let start = place
        place += Int(truncatingIfNeeded: count)
        return start..<place
      }
      let heads = entries.map { next($0[$0.startIndex + 3]) }
      let wholes = entries.map { next($0[$0.startIndex + 4]) }
      guard place == data.count else { return nil }
      var places: [Digest: Place] = [:]
      places.reserveCapacity(entries.count)
      for (number, entry) in entries.enumerated() {
        let first = entry.startIndex
        places[Digest(one: entry[first], other: entry[first + 1])] = Place(
          marks: ProjectFile.Marks(rawValue: UInt8(truncatingIfNeeded: entry[first + 2])), head: heads[number],
          whole: wholes[number], seals: (entry[first + 5], entry[first + 6]))
      }
      return places
    }
  }

  /// What a text says that was read before, on a thread that has room for it.
  private static func parsed(_ source: SourceText) -> SourceFile {
    let files = [source].concurrentMap { source in
      try? SourceFile.parsing(source.bytes, name: source.name, path: source.path)
    }
    return files.compactMap(\.self).first ?? SourceFile(name: source.name, path: source.path, text: source.bytes)
  }

  /// How many bytes the hash of the table takes.
  private static let sealLength = 8
  /// How many numbers there are of each file in the table.
  private static let wordCount = 7
}

extension Data {
  /// A hash by which damage shows.
  var seal: UInt64 {
    withUnsafeBytes { bytes in
      var hash = QuickHash()
      hash.add(bytes)
      return hash.value
    }
  }

  /// A value of some of the bytes; `nil` if these are damaged.
  func reading<Value>(
    _ range: Range<Int>, sealed seal: UInt64, _ read: (UnsafeBufferPointer<UInt8>) -> Value?
  ) -> Value? {
    withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[range])
      var hash = QuickHash()
      hash.add(bytes)
      return hash.value == seal ? read(bytes.assumingMemoryBound(to: UInt8.self)) : nil
    }
  }
}
