import LibC

extension ArraySlice<UInt8> {
  /// The end of the first line. An app may print a great deal, so this is left to the C library.
  var endOfLine: Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let end = memchr(start, Int32(UInt8(ascii: "\n")), bytes.count) else {
        return nil
      }
      return startIndex + (UnsafeRawPointer(end) - start)
    }
  }
}
