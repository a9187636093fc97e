import Foundation

/// The one way in which the shell writes JSON: keys sorted, a member a line, slashes as they are.
enum JSONText {
  static func encode(_ value: some Encodable) throws(ShellError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw .unencodable(reason: "\(error)")
    }
  }
}
