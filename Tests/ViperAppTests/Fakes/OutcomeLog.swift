@testable import ViperApp

/// Remembers the outcomes of a module.
final class OutcomeLog<Value> {
  private(set) var words: [String] = []

  func append(_ outcome: ModuleOutcome<Value>) {
    switch outcome {
    case .finished(let value): words.append(value is Void ? "finished" : "finished \(value)")
    case .cancelled: words.append("cancelled")
    case .refused(let refusal): words.append("refused: \(refusal)")
    }
  }
}
