import StageClient
import StageProtocol

extension StageLimits {
  /// The usual limits, and the time to settle that a slow machine is given in `ATELIER_BUDGET`: `10s`.
  ///
  /// - Throws: `ProgramError.badBudget` when that is not a duration.
  init(environment: [String: String]) throws(ProgramError) {
    self.init()
    guard let text = environment["ATELIER_BUDGET"], !text.isEmpty else { return }
    guard let budget = Duration(words: text), budget > .zero else { throw .badBudget(text) }
    self.budget = budget
  }
}
