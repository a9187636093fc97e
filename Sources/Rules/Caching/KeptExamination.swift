import Foundation
import StableHash

extension Examination {
  /// What was kept; `nil` if that is damaged.
  init?(kept data: Data) {
    guard data.count > Self.sealLength else { return nil }
    let body = data.dropFirst(Self.sealLength)
    guard data.prefix(Self.sealLength).elementsEqual(Self.seal(of: Array(body)).utf8),
      let examination = body.reading(Examination.self)
    else { return nil }
    self = examination
  }

  /// All of it with a hash of itself in front.
  var kept: Data {
    var writer = KeptWriter()
    write(to: &writer)
    return Data(Self.seal(of: writer.bytes).utf8) + writer.bytes
  }

  private static let sealLength = 32

  private static func seal(of bytes: [UInt8]) -> String {
    var hash = StableHash()
    hash.add(bytes)
    return hash.digest
  }
}
