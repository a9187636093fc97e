import CStageHooks
import LibC
import StageProtocol

/// Notices where in its code the app prints more than anyone could read.
enum OutputWatch {
  private static let limit = getenv(StageEnvironment.outputLines).flatMap { Int64(String(cString: $0)) }

  /// Begins to count anew: something else happens to the app.
  static func begin() {
    if let limit { atelier_output_watch(limit) }
  }
}
