public import Foundation

/// An app that is ready to run.
public struct Build: Sendable {
  /// The program to start.
  public let executable: URL
  /// A JSON file that says where the app declares its types: a `SourceIndex`.
  public let sourceIndex: URL
  /// The number of the app's files, without those of its libraries.
  public let fileCount: Int
  /// Whether the build was in the cache, so that nothing had to be compiled.
  public let fromCache: Bool
  /// The duration of the build, in seconds of real time.
  public let seconds: Double
  /// The compiler's warnings about the app and its libraries.
  public let warnings: [Diagnostic]
  /// The files that appear in no trace, since they compile only without instrumentation.
  public let untraced: [String]
  /// The code that it was made of, which may have changed since.
  let plan: AppPlan
}
