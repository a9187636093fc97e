/// How a module ended.
enum ModuleOutcome<Value> {
  /// The person did what the module is for, and this came of it.
  case finished(Value)
  /// The person left without doing it.
  case cancelled
  /// The module was never shown.
  case refused(ModuleRefusal)
}

/// Told exactly once how a module ended.
typealias ModuleCompletionHandler<Value> = (ModuleOutcome<Value>) -> Void
