import StageClient
import StageProtocol

/// Why a stage does not answer a request.
public enum StageProblem: Error, Hashable, Sendable {
  /// The request was turned down; nothing has changed and the app goes on.
  case refused(Refusal)
  /// The app is no more.
  case ended(StageFailure)
}
