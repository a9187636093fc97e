import Foundation

extension Encodable {
  /// Writes the value to a file as JSON that is the same in each run.
  func writeJSON(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: file)
  }
}
