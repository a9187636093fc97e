import Foundation

/// What tells whether a file is still the same without reading it.
struct FileIdentity: Hashable, Sendable, CustomStringConvertible {
  let size: Int
  private let modified: Double

  init?(path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? Int, let modified = attributes[.modificationDate] as? Date
    else { return nil }
    self.size = size
    self.modified = modified.timeIntervalSinceReferenceDate
  }

  var description: String { "\(size) bytes of \(modified)" }
}
