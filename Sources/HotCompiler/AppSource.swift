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
