import Foundation

/// Bytes that arrive in pieces of any size, taken out as lines.
struct LineBuffer {
  private let mostBytes: Int
  private var bytes: [UInt8] = []
  /// How many of the bytes are known to hold no line feed: a long line comes in many pieces.
  private var searched = 0

  /// - Parameter mostBytes: how long a line may become; by default ten times what a graph of 100,000 objects has.
  init(mostBytes: Int = 256 << 20) {
    self.mostBytes = mostBytes
  }

  /// Whether more has come without an end than any answer has.
  var isTooLong: Bool { searched > mostBytes }

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
