extension String {
  /// The folders of a path.
  var folders: [Substring] { utf8.split(separator: UInt8(ascii: "/")).dropLast().map(Substring.init) }
}
