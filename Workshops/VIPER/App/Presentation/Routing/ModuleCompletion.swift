/// A module's promise to tell how it ended: kept once, however often it is tried.
struct ModuleCompletion {
  private var handler: ModuleCompletionHandler?

  init(_ handler: ModuleCompletionHandler? = nil) {
    self.handler = handler
  }

  mutating func callAsFunction(_ outcome: ModuleOutcome) {
    let handler = handler
    self.handler = nil
    handler?(outcome)
  }
}
