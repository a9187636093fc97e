import Foundation
import WorkshopKit

/// A named change of a wiring: files that overlay its app, most often to break something on purpose.
public struct Variation: Hashable, Sendable {
  /// What a variation is there for.
  public enum Kind: String, Hashable, Sendable, Encodable {
    /// A mistake to find.
    case trap
    /// Another form that the architecture allows, to be weighed against the one that the wiring has.
    case choice
  }

  /// The name of its folder: `strong-view`.
  public let name: String
  /// What is different, in the words of its workshop.
  public let summary: String?
  public let kind: Kind
  /// Whether its page shows how it leaks.
  let isLeaking: Bool
  /// The folder with the files that differ.
  public let folder: URL

  /// A variation in a folder; it is called like it.
  public init(folder: URL, summary: String? = nil, kind: Kind = .trap, isLeaking: Bool = false) {
    name = folder.lastPathComponent
    self.folder = folder
    self.summary = summary
    self.kind = kind
    self.isLeaking = isLeaking
  }

  /// What stands in front of its files' names: `Variations/strong-view`.
  var place: String { "\(Workshop.Overlay.variations.folderName)/\(name)" }
}
