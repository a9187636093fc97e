import StageClient
import StageProtocol

extension StageLimits {
  /// The usual limits, and the time to settle that a slow machine is given in `ATELIER_BUDGET`: `10s`.
  ///
  /// - Parameter budget: the time to settle if the environment says none.
  /// - Throws: `ProgramError.badBudget` when that is not a duration.
  init(environment: [String: String], budget: Duration? = nil) throws(ProgramError) {
    self.init()
    if let budget { self.budget = budget }
    guard let text = environment["ATELIER_BUDGET"], !text.isEmpty else { return }
    guard let budget = Duration(words: text), budget > .zero else { throw .badBudget(text) }
    self.budget = budget
  }
}
