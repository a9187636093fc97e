/// How a module ended.
enum ModuleOutcome {
  /// The person did what the module is for.
  case finished
  /// The person left without doing it.
  case cancelled
  /// The module was never shown.
  case refused(ModuleRefusal)
}

/// Told exactly once how a module ended.
typealias ModuleCompletionHandler = (ModuleOutcome) -> Void
