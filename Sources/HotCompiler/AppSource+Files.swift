extension AppSource {
  /// A file of the app as it would be compiled now.
  public struct File: Hashable, Sendable {
    /// The name that messages show: relative to the app's folder, or beginning with an overlay's name.
    public let name: String
    /// Its path in the app, whichever overlay it comes from.
    public let place: String
    /// In UTF-8.
    public let bytes: [UInt8]
  }

  /// The app's own files with the overlays applied, sorted by path.
  ///
  /// - Throws: `CompileError` when a folder cannot be read.
  public func files() throws(CompileError) -> [File] {
    try SourceFolder(of: self).files.map { File(name: $0.name, place: $0.place, bytes: $0.bytes) }
  }

  /// The text of each of the app's own files as it would be compiled, by its path in the folder.
  ///
  /// - Throws: `CompileError` when the folder or an overlay cannot be read.
  public func texts() throws(CompileError) -> [String: String] {
    Dictionary(try files().map { ($0.place, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
  }
}
