extension AppSource {
  /// The text of each of the app's own files as it would be compiled, by its path in the folder.
  ///
  /// - Throws: `CompileError` when the folder or an overlay cannot be read.
  public func texts() throws(CompileError) -> [String: String] {
    Dictionary(try files().map { ($0.place, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
  }
}
