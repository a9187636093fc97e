extension AppSource {
  /// A file of the app as it would be compiled now.
  public struct File: Hashable, Sendable {
    /// What people see: relative to the app's folder, or beginning with an overlay's name.
    public let name: String
    /// Where it stands in the app, whatever it was laid over.
    public let place: String
    /// In UTF-8.
    public let bytes: [UInt8]
  }

  /// The app's own files with what is laid over them, in the order of their places.
  ///
  /// - Throws: `CompileError` when a folder cannot be read.
  public func files() throws(CompileError) -> [File] {
    try SourceFolder(of: self).files.map { File(name: $0.name, place: $0.place, bytes: $0.bytes) }
  }
}
