/// A module's promise to tell how it ended.
///
/// It cannot be copied, and telling uses it up, so nobody can tell twice. A module that goes and has not told is a mistake
/// in that module: somebody waits who would wait for ever. A debug build stops there.
struct ModuleCompletion<Value>: ~Copyable {
  private var handler: ModuleCompletionHandler<Value>?

  init(_ handler: @escaping ModuleCompletionHandler<Value>) {
    self.handler = handler
  }

  consuming func callAsFunction(_ outcome: ModuleOutcome<Value>) {
    let handler = handler
    self.handler = nil
    handler?(outcome)
  }

  deinit {
    if handler == nil { return }
    assertionFailure(
      "a module has gone without telling how it ended; call its completion wherever it can end, a swipe included")
  }
}
