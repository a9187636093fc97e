public import Foundation

/// A folder of Swift files that make up an app.
public struct AppSource: Hashable, Sendable {
  /// What the app is called: the name of its wiring or of its folder.
  public let name: String
  /// Where its Swift files are, in folders within it too.
  public let folder: URL
  /// The modules that the app imports, each one before those that import it.
  public let libraries: [LibrarySource]
  /// What is laid over the folder, each over those before it.
  public let overlays: [OverlaySource]

  /// The code in a folder with what is laid over it, and the libraries that it needs.
  public init(name: String, folder: URL, libraries: [LibrarySource] = [], overlays: [OverlaySource] = []) {
    self.name = name
    self.folder = folder
    self.libraries = libraries
    self.overlays = overlays
  }
}
