extension String {
  /// Whether it begins with a capital letter, as the names of types do.
  var beginsWithCapital: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase == true
  }
}
