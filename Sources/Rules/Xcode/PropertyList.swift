import Foundation
import Platform

/// Property lists, which say what an app or a project is made of.
enum PropertyList {
  /// What a file says; `nil` if it cannot be read or is not a list.
  ///
  /// A pipe is not waited for, and what is nested deeper than anybody writes it is not read, as the parser would run out of
  /// stack.
  static func value(at path: String) -> Any? {
    guard let bytes = PlainFile.bytes(at: path), depth(of: bytes) <= deepest else { return nil }
    return try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  }

  private static let deepest = 256

  /// How deep lists are nested in a text, at most: each begins with a bracket, or with a tag.
  private static func depth(of bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      // `<dict>`, `<array>`, and their ends
      case UInt8(ascii: "d"), UInt8(ascii: "a"): if previous == UInt8(ascii: "<") { depth += 1 }
      case UInt8(ascii: "/"): if previous == UInt8(ascii: "<") { depth -= 1 }
      default: break
      }
      deepest = max(deepest, depth)
      previous = byte
    }
    return deepest
  }
}
