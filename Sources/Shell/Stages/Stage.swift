import StageClient
import StageProtocol

/// A running app.
public protocol Stage: AnyObject {
  /// Asks the app something, or has something happen to it.
  func ask<Asked: StageQuestion>(_ question: Asked) throws(StageProblem) -> Asked.Answer
  /// What the app has printed since the last time.
  func takeOutput() -> AppOutput
  /// Ends the app. Harmless if it has ended.
  func quit()
}

/// Why a stage does not answer a question.
public enum StageProblem: Error, Hashable, Sendable {
  /// The question was turned down; nothing has changed and the app goes on.
  case refused(Refusal)
  /// The app has ended.
  case ended(StageFailure)
}
