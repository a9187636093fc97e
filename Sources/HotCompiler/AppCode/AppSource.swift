public import Foundation

/// A folder of Swift files that make up an app.
public struct AppSource: Hashable, Sendable {
  /// The app's name: that of its wiring or of its folder.
  public let name: String
  /// The folder that holds its Swift files, also in subfolders.
  public let folder: URL
  /// The modules that the app imports, each one before those that import it.
  public let libraries: [LibrarySource]
  /// The folders of the app that are modules too, each one before those that import it.
  public let layers: [LayerSource]
  /// The overlays, each applied over those before it.
  public let overlays: [OverlaySource]

  /// The code in a folder, with its overlays and the libraries that it needs.
  public init(
    name: String, folder: URL, libraries: [LibrarySource] = [], layers: [LayerSource] = [],
    overlays: [OverlaySource] = []
  ) {
    self.name = name
    self.folder = folder
    self.libraries = libraries
    self.layers = layers
    self.overlays = overlays
  }
}

/// A folder of Swift files that make up a module which apps import.
public struct LibrarySource: Hashable, Sendable {
  /// The module's name: `UserDomain`.
  public let name: String
  /// The folder of its Swift files.
  public let folder: URL

  /// A module made of the code in a folder.
  public init(name: String, folder: URL) {
    self.name = name
    self.folder = folder
  }
}

/// A folder of an app whose code is a module of its own, so that the compiler holds what it may know.
public struct LayerSource: Hashable, Sendable {
  /// The module's name: `ContextsDomain`.
  public let name: String
  /// The folder's path within the app's: `Domain`.
  public let path: String

  /// A module made of the code in a folder of an app.
  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

/// A folder that overlays an app's: a file with the same relative path replaces the app's, others are added.
///
/// A file called `absent` lists, one a line, the relative paths of the files to remove, and of folders with a slash at the
/// end; lines that begin with `#` are comments.
public struct OverlaySource: Hashable, Sendable {
  /// The prefix of its files' names in messages: `Variations/strong-view`.
  public let name: String
  /// The folder of its files.
  public let folder: URL

  /// What the list of the files to remove is called.
  public static let listName = "absent"

  /// The files of a folder, under a name.
  public init(name: String, folder: URL) {
    self.name = name
    self.folder = folder
  }
}

extension AppSource {
  /// A file of the app as it would be compiled now.
  public struct File: Hashable, Sendable {
    /// The name that messages show: relative to the app's folder, or beginning with an overlay's name.
    public let name: String
    /// Its path in the app, whichever overlay it comes from.
    public let place: String
    /// Where it is on disk.
    public let path: String
    /// In UTF-8.
    public let bytes: [UInt8]
  }

  /// The app's own files with the overlays applied, sorted by path.
  ///
  /// - Throws: `CompileError` when a folder cannot be read.
  public func files() throws(CompileError) -> [File] {
    try SourceFolder(of: self).files.map(File.init)
  }

  /// The app's own files as `files()` has them, and behind them those of its libraries.
  ///
  /// - Throws: `CompileError` when a folder cannot be read.
  public func filesWithLibraries() throws(CompileError) -> [File] {
    var files = try files()
    for library in libraries {
      files += try SourceFolder(library.folder, prefix: "\(library.name)/").files.map(File.init)
    }
    return files
  }

  /// The text of each of the app's own files as it would be compiled, by its path in the folder.
  ///
  /// - Throws: `CompileError` when the folder or an overlay cannot be read.
  public func texts() throws(CompileError) -> [String: String] {
    Dictionary(try files().map { ($0.place, String(decoding: $0.bytes, as: UTF8.self)) }) { first, _ in first }
  }
}

extension AppSource.File {
  fileprivate init(_ file: SourceFile) {
    self.init(name: file.name, place: file.place, path: file.path, bytes: file.bytes)
  }
}
