import UserDomain

/// How a module ended.
enum ModuleOutcome {
  /// The person did what the module is for, and this came of it.
  case finished(User)
  /// The person left without doing it.
  case cancelled
}

/// Told exactly once how a module ended.
typealias ModuleCompletionHandler = (ModuleOutcome) -> Void
