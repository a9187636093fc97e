import Foundation

extension Examination {
  /// What was kept; `nil` if that is damaged.
  init?(kept data: Data) {
    guard data.count > Self.sealLength else { return nil }
    let seal = data.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
    let body = data.reading(Self.sealLength..<data.count, sealed: seal) { bytes in
      var reader = KeptReader(bytes)
      let examination = Examination(from: &reader)
      return reader.isAtEnd ? examination : nil
    }
    guard let body else { return nil }
    self = body
  }

  /// All of it with a hash of itself in front.
  var kept: Data {
    var writer = KeptWriter()
    write(to: &writer)
    let body = Data(writer.bytes)
    return withUnsafeBytes(of: body.seal.littleEndian) { Data($0) } + body
  }

  private static let sealLength = 8
}
