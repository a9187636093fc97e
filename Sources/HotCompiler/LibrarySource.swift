public import Foundation

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
