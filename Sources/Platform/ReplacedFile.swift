import Foundation

/// A file that is written as a whole in place of what was there: who reads it sees all of the old or all of the new.
public struct ReplacedFile: Hashable, Sendable {
  private let url: URL

  /// Names a file. Where a link leads to one, that one is meant, and the link stays.
  public init(_ url: URL) {
    self.url = url.resolvingSymlinksInPath()
  }

  /// The folder in which the file is.
  public var folder: String { url.deletingLastPathComponent().path }

  /// What stands in the file's place and must not be replaced; nil if the file can be written as far as that goes.
  public var obstacle: FileObstacle? { FileObstacle(at: url.path) }

  /// Writes the file.
  ///
  /// - Throws: a `FileObstacle`, or the error of the system.
  public func write(_ data: Data) throws {
    if let obstacle { throw obstacle }
    try data.write(to: url, options: .atomic)
  }

  /// Writes text.
  ///
  /// - Throws: a `FileObstacle`, or the error of the system.
  public func write(_ text: String) throws {
    try write(Data(text.utf8))
  }
}
