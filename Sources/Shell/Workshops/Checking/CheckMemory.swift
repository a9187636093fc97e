import Foundation
import StableHash

/// What was seen to hold, by everything that it depends on.
///
/// Remembering only saves time, so that nothing is said where it fails.
public struct CheckMemory: Sendable {
  private let folder: URL

  /// A memory in a folder, which is made when something is first kept.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Whether something was kept for this.
  func remembers(_ parts: [String]) -> Bool { FileManager.default.fileExists(atPath: file(for: parts).path) }

  /// Keeps that this was seen.
  func remember(_ parts: [String]) { keep(Data(), for: parts) }

  /// What was kept for this; nil if nothing was.
  func value<Value: Decodable>(of parts: [String]) -> Value? {
    (try? Data(contentsOf: file(for: parts))).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Keeps a value for this.
  func keep(_ value: some Encodable, for parts: [String]) {
    if let data = try? JSONEncoder().encode(value) { keep(data, for: parts) }
  }

  private func keep(_ data: Data, for parts: [String]) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: file(for: parts), options: .atomic)
  }

  private func file(for parts: [String]) -> URL {
    var hash = StableHash()
    for part in parts { hash.add(part) }
    return folder.appending(path: hash.digest)
  }
}
