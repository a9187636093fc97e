import Foundation

/// Bytes that arrive in pieces of any size, taken out as lines.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// How many of the bytes are known to hold no line feed: a long line comes in many pieces.
  private var searched = 0

  mutating func append(_ more: ArraySlice<UInt8>) {
    bytes.append(contentsOf: more)
  }

  /// The first whole line, without its end.
  mutating func nextLine() -> Data? {
    guard let end = bytes[searched...].endOfLine else {
      searched = bytes.count
      return nil
    }
    defer {
      bytes.removeSubrange(...end)
      searched = 0
    }
    return Data(bytes[..<end])
  }
}
