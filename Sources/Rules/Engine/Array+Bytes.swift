import Foundation

extension [UInt8] {
  /// Whether some bytes, of which there is at least one, are in it, one behind the other.
  func holds(_ bytes: [UInt8]) -> Bool {
    withUnsafeBytes { all in
      guard all.count >= bytes.count, var place = all.baseAddress else { return false }
      // Behind the last place at which they could begin.
      let end = place + all.count - bytes.count + 1
      while let found = memchr(place, Int32(bytes[0]), end - place) {
        if memcmp(found, bytes, bytes.count) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
