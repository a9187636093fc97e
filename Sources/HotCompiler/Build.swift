public import Foundation

/// An app that is ready to run.
public struct Build: Hashable, Sendable {
  /// The program to start.
  public let executable: URL
  /// A JSON file that says where the app declares its types: a `SourceIndex`.
  public let sourceIndex: URL
  /// How many files the app has, its libraries left out.
  public let fileCount: Int
  /// Whether nothing had to be compiled.
  public let fromCache: Bool
  /// How long the build took, in seconds of real time.
  public let seconds: Double
  /// What the compiler warned of, in the app and in its libraries.
  public let warnings: [Diagnostic]
  /// The files whose calls no trace shows, since they compile only as they are.
  public let untraced: [String]
}
