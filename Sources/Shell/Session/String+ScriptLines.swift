extension String {
  /// The lines of a file of commands. Only a line feed ends one: other signs that some programs break lines at may be
  /// part of what was typed into a field.
  var scriptLines: [String] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }
}
