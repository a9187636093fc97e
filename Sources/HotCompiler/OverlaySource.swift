public import Foundation

/// A folder that overlays an app's: a file with the same relative path replaces the app's, others are added.
///
/// A file called `absent` lists, one a line, the relative paths of the files to remove; lines that begin with `#` are
/// comments.
public struct OverlaySource: Hashable, Sendable {
  /// The prefix of its files' names in messages: `Variations/strong-view`.
  public let name: String
  /// The folder of its files.
  public let folder: URL

  /// The files of a folder, under a name.
  public init(name: String, folder: URL) {
    self.name = name
    self.folder = folder
  }
}
