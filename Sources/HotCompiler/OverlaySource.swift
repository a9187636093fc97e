public import Foundation

/// A folder that is laid over an app's: a file of the same relative path takes the place of the app's, others are added.
///
/// A file called `absent` lists, one a line, the relative paths of those that are taken away; lines that begin with `#`
/// are comments.
public struct OverlaySource: Hashable, Sendable {
  /// What stands in front of its files' names where people see them: `Variations/strong-view`.
  public let name: String
  /// Where its files are.
  public let folder: URL

  /// The files of a folder, under a name.
  public init(name: String, folder: URL) {
    self.name = name
    self.folder = folder
  }
}
