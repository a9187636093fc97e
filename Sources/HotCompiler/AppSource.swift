public import Foundation

/// A folder of Swift files that make up an app.
public struct AppSource: Hashable, Sendable {
  /// What the app is called: the name of its wiring or of its folder.
  public let name: String
  /// Where its Swift files are, in folders within it too.
  public let folder: URL
  /// The modules that the app imports, each one before those that import it.
  public let libraries: [LibrarySource]

  /// The code in a folder, and the libraries that it needs.
  public init(name: String, folder: URL, libraries: [LibrarySource] = []) {
    self.name = name
    self.folder = folder
    self.libraries = libraries
  }
}
