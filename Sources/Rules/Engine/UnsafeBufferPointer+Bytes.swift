import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// Whether others are the same, byte by byte.
  func isSame(as other: Self) -> Bool {
    guard count == other.count, let start = baseAddress, let otherStart = other.baseAddress else {
      return isEmpty && other.isEmpty
    }
    return memcmp(start, otherStart, count) == 0
  }
}
