extension String {
  /// A name as it stands in the source: the compiler writes the spaces of a raw identifier as no-break spaces.
  var asInSource: String {
    // Nearly no name has any, and this is asked of every one.
    utf8.contains(0xC2) ? replacing("\u{A0}", with: " ") : self
  }
}
