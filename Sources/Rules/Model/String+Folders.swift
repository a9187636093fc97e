extension String {
  /// The folders of a path.
  var folders: [Substring] { components.dropLast() }

  /// The names of a path, that at its end included.
  var components: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }

  /// A path without the name at its end, and without the slash in front of that.
  var folder: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? "" }
}
