import Foundation

/// A named change of a wiring, laid over its app: most often something that is broken on purpose.
public struct Variation: Hashable, Sendable {
  /// The name of its folder: `strong-view`.
  public let name: String
  /// What is different, in the words of its workshop.
  public let summary: String?
  /// The folder with the files that differ.
  public let folder: URL

  /// A variation in a folder; it is called like it.
  public init(folder: URL, summary: String? = nil) {
    name = folder.lastPathComponent
    self.folder = folder
    self.summary = summary
  }

  /// What stands in front of its files' names: `Variations/strong-view`.
  var place: String { "\(Variation.folderName)/\(name)" }

  /// The folder beside the app that holds the variations, each in a folder of its own.
  static let folderName = "Variations"
}
