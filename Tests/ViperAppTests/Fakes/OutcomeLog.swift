@testable import ViperApp

/// Remembers the outcomes of a module.
final class OutcomeLog {
  private(set) var words: [String] = []

  func append(_ outcome: ModuleOutcome) {
    switch outcome {
    case .finished: words.append("finished")
    case .cancelled: words.append("cancelled")
    case .refused(let refusal): words.append("refused: \(refusal)")
    }
  }
}
