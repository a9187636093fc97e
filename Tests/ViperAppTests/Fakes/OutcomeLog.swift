@testable import ViperApp

/// Remembers the outcomes of a module.
final class OutcomeLog {
  private(set) var words: [String] = []

  func append(_ outcome: ModuleOutcome) {
    switch outcome {
    case .finished(let values):
      words.append((["finished"] + values.map { "\($0): \($1)" }.sorted()).joined(separator: " "))
    case .cancelled: words.append("cancelled")
    case .refused(let refusal): words.append("refused: \(refusal)")
    }
  }
}
