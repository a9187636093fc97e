extension String {
  /// The last of the names that dots separate: `Segue` of `UserRouter.Segue`.
  var lastName: String {
    var text = self
    return text.withUTF8 { bytes in
      bytes.lastIndex(of: UInt8(ascii: ".")).map { dot in
        String(decoding: UnsafeBufferPointer(rebasing: bytes[(dot + 1)...]), as: UTF8.self)
      }
    } ?? self
  }
}
