import Foundation
import Platform
import StableHash

/// What was seen to hold, or was counted, by everything that it depends on.
///
/// Remembering only saves time, so that nothing is said where it fails.
struct Memory: Sendable {
  private let folder: CacheFolder

  /// A memory in a folder, which is made when something is first kept.
  init(folder: URL) {
    self.folder = CacheFolder(folder, limit: 32 << 20)
  }

  /// Whether something was kept for this.
  func remembers(_ parts: [String]) -> Bool { folder.used(StableHash.digest(of: parts)) != nil }

  /// Keeps that this was seen.
  func remember(_ parts: [String]) { keep(Data(), for: parts) }

  /// What was kept for this; nil if nothing was.
  func value<Value: Decodable>(of parts: [String]) -> Value? {
    folder.used(StableHash.digest(of: parts)).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Keeps a value for this.
  func keep(_ value: some Encodable, for parts: [String]) {
    if let data = try? JSONEncoder().encode(value) { keep(data, for: parts) }
  }

  private func keep(_ data: Data, for parts: [String]) {
    folder.write(data, as: StableHash.digest(of: parts))
  }
}
