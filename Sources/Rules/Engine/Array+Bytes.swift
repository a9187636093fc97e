import Foundation

extension [UInt8] {
  /// Whether some bytes, of which there is at least one, are in it, one behind the other.
  ///
  /// - Parameter sign: one of the bytes, for which it is looked first; the rarer in the text, the better.
  func holds(_ bytes: [UInt8], around sign: UInt8? = nil) -> Bool {
    let sign = sign ?? bytes[0]
    let lead = bytes.firstIndex(of: sign) ?? 0
    return withUnsafeBytes { all in
      guard all.count >= bytes.count, let start = all.baseAddress else { return false }
      var place = start + lead
      // Behind the last place at which the sign could be.
      let end = place + all.count - bytes.count + 1
      while let found = memchr(place, Int32(sign), end - place) {
        if memcmp(found - lead, bytes, bytes.count) == 0 { return true }
        place = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
