import Foundation
import TextLayout

/// Writes JSON for programs, with sorted keys.
enum JSONText {
  static func encode(_ value: some Encodable) throws(ShellError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      throw .unencodable(reason: "\(error)")
    }
  }

  /// The text with escapes for what is invisible, which a terminal would be shown a sign in place of.
  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.isInvisibleControl && $0 != "\n" }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isInvisibleControl, scalar != "\n" {
        for unit in String(scalar).utf16 { result += "\\u" + String(format: "%04x", unit) }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
