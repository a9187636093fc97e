import Foundation
import Platform
import StableHash

/// What the files of a project say, by the content of each, as it was kept when they were last read.
struct KeptModels: Sendable {
  /// All of it, as it stands in the file.
  private let bytes: [UInt8]
  private let places: [String: Place]

  /// Where a file's model is among the bytes.
  private struct Place: Sendable {
    let range: Range<Int>
    /// The hash of those bytes.
    let seal: String
  }

  /// No models.
  init() {
    bytes = []
    places = [:]
  }

  /// What was written by `bytes(of:)`; without models if its table is damaged.
  ///
  /// The models themselves are looked at when they are asked for.
  init(_ data: Data) {
    let bytes = [UInt8](data)
    self.bytes = bytes
    places = bytes.withUnsafeBufferPointer { Self.places(in: $0) } ?? [:]
  }

  /// Whether the model of a file is there, given the hash of its text.
  func has(_ digest: String) -> Bool { places[digest] != nil }

  /// The bytes of a model; `nil` if it is not there, or damaged.
  func bytes(of digest: String) -> ArraySlice<UInt8>? {
    guard let place = places[digest] else { return nil }
    let bytes = bytes[place.range]
    return Self.seal(of: bytes) == place.seal ? bytes : nil
  }

  /// A file as it was kept; `nil` if it was not, or is damaged.
  func file(of source: SourceText, digest: String) -> SourceFile? {
    bytes(of: digest)?.withUnsafeBufferPointer { SourceFile(source, kept: $0) }
  }

  /// Some models as one file, with a sealed table at its beginning.
  static func bytes(of models: [(digest: String, model: ArraySlice<UInt8>)]) -> Data {
    var writer = KeptWriter()
    writer.write(number: models.count)
    for (model, seal) in zip(models, models.map(\.model).concurrentMap(seal)) {
      writer.write(text: model.digest)
      writer.write(number: model.model.count)
      writer.write(text: seal)
    }
    var data = Data(seal(of: writer.bytes[...]).utf8)
    data.append(contentsOf: writer.bytes)
    for model in models { data.append(contentsOf: model.model) }
    return data
  }

  private static func places(in bytes: UnsafeBufferPointer<UInt8>) -> [String: Place]? {
    guard bytes.count > sealLength else { return nil }
    let table = UnsafeBufferPointer(rebasing: bytes[sealLength...])
    var reader = KeptReader(table)
    var places: [String: Place] = [:]
    var start = 0
    for _ in 0..<reader.readCount() {
      let digest = reader.readText()
      let count = reader.readCount()
      places[digest] = Place(range: start..<(start + count), seal: reader.readText())
      start += count
    }
    let end = sealLength + reader.position
    guard !reader.isDamaged, end + start == bytes.count,
      seal(of: Array(bytes[sealLength..<end])[...]).utf8.elementsEqual(bytes[..<sealLength])
    else { return nil }
    return places.mapValues { place in
      Place(range: (place.range.lowerBound + end)..<(place.range.upperBound + end), seal: place.seal)
    }
  }

  /// How many digits a hash has.
  private static let sealLength = 32

  private static func seal(of bytes: ArraySlice<UInt8>) -> String {
    var hash = StableHash()
    hash.add(bytes)
    return hash.digest
  }
}
