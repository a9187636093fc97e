/// What the functions of well-known libraries do with the closures that they are given.
enum EscapeKnowledge {
  /// They call them before they return, or once and soon, and then let go of them.
  static func isShort(_ name: String) -> Bool {
    short.contains(name) || name.hasPrefix("async") || name.hasPrefix("dispatch")
  }

  private static let short: Set<String> = [
    "allSatisfy", "animate", "autoreleasepool", "compactMap", "compactMapValues", "contains",
    "drop", "dropWhile", "filter", "first", "firstIndex", "flatMap", "forEach", "last", "lastIndex", "main", "map",
    "mapError", "mapValues", "max", "merge", "min", "partition", "perform", "performAndWait", "performBatchUpdates",
    "performWithoutAnimation", "prefix", "reduce", "removeAll", "run", "schedule", "sort", "sorted", "split", "sync",
    "then",
    "transition", "withAnimation", "withLock", "withTaskGroup", "withThrowingTaskGroup", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "withUnsafeContinuation", "withUnsafePointer", "withUnsafeBytes",
    "withUnsafeMutableBytes", "withValue", "Task", "detached", "addTask", "concurrentPerform", "execute",
  ]

  /// They keep them until somebody takes them away.
  static let keeping: Set<String> = [
    "Action", "AlertAction", "AnyCancellable", "UIAction", "UIAlertAction", "UIContextualAction", "addAction",
    "addHandler", "addObserver", "addPeriodicTimeObserver", "asDriver", "assign", "bind", "drive", "emit",
    "handleEvents", "observe", "onReceive", "scheduledTimer", "setEventHandler", "sink", "subscribe",
  ]

  /// Whether a label says that what is given for it is called later.
  static func isCallback(_ label: String?) -> Bool {
    guard let label else { return false }
    let later = ["completion", "completionHandler", "callback", "onCompletion", "onNext", "onError", "onSuccess"]
    let isNamedSo = later.contains(label) || label.hasSuffix("Handler") || label == "handler"
    return isNamedSo || (label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true)
  }
}
