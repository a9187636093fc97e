public import Foundation

/// A folder of Swift files that make up an app.
public struct AppSource: Hashable, Sendable {
  /// What the app is called: the name of its wiring or of its folder.
  public let name: String
  public let folder: URL
  /// The modules that the app imports, each one before those that import it.
  public let libraries: [LibrarySource]

  public init(name: String, folder: URL, libraries: [LibrarySource] = []) {
    self.name = name
    self.folder = folder
    self.libraries = libraries
  }
}
