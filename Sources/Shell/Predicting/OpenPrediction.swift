import LessonKit
import StageProtocol

/// An event that is withheld until somebody has said what it will do.
struct OpenPrediction {
  let events: [StageEvent]
  /// The question with its choices.
  let quiz: Quiz
  /// What shows who is right.
  let evidence: Forecast.Evidence
}
