import Foundation
import Grammar

/// What is worth saying of a finished build.
public struct BuildReport: Hashable, Sendable {
  /// How many files the app has.
  public let fileCount: Int
  /// Whether the same code had been compiled before.
  public let fromCache: Bool
  /// Real time.
  public let seconds: Double
  /// The compiler's warnings about the app's code, each in one or more lines.
  public let warnings: [String]

  /// A report of a build that went well.
  public init(fileCount: Int, fromCache: Bool, seconds: Double, warnings: [String] = []) {
    self.fileCount = fileCount
    self.fromCache = fromCache
    self.seconds = seconds
    self.warnings = warnings
  }

  /// `31 files compiled in 0.9 s`.
  var words: String {
    let files = fileCount.counted("file")
    return fromCache ? "\(files), compiled earlier" : "\(files) compiled in \(String(format: "%.1f", seconds)) s"
  }
}
