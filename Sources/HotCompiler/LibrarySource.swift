public import Foundation

/// A folder of Swift files that make up a module which apps import.
public struct LibrarySource: Hashable, Sendable {
  /// The module's name: `UserDomain`.
  public let name: String
  public let folder: URL

  public init(name: String, folder: URL) {
    self.name = name
    self.folder = folder
  }
}
