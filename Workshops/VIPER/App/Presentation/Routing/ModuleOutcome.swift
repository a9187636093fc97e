/// How a module ended.
enum ModuleOutcome {
  /// The person did what the module is for. The values are what came of it; the module's factory can read them.
  case finished(NamedValuesType = [:])
  /// The person left without doing it.
  case cancelled
  /// The module was never shown.
  case refused(ModuleRefusal)
}

/// Told exactly once how a module ended.
typealias ModuleCompletionHandler = (ModuleOutcome) -> Void
