import Foundation

/// A file's size and date, which show without reading it whether it has changed.
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
