/// What the functions of well-known libraries do with the closures that they are given.
enum EscapeKnowledge {
  /// They call them before they return, or once and soon, and then let go of them.
  static func isShort(_ name: String) -> Bool {
    collections.contains(name) || concurrency.contains(name) || interface.contains(name) || name.hasPrefix("async")
      || name.hasPrefix("dispatch")
  }

  private static let collections: Set<String> = [
    "allSatisfy", "compactMap", "compactMapValues", "contains", "drop", "dropWhile", "filter", "first", "firstIndex",
    "flatMap", "forEach", "last", "lastIndex", "map", "mapError", "mapValues", "max", "merge", "min", "partition",
    "prefix", "reduce", "removeAll", "sort", "sorted", "split",
  ]

  private static let concurrency: Set<String> = [
    "Task", "addTask", "autoreleasepool", "beginBackgroundTask", "concurrentPerform", "detached", "execute", "main",
    "perform", "performAndWait", "performBackgroundTask", "run", "schedule", "sync", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "withLock", "withTaskGroup", "withThrowingTaskGroup", "withUnsafeBytes",
    "withUnsafeContinuation", "withUnsafeMutableBytes", "withUnsafePointer", "withUnsafeThrowingContinuation",
    "withValue",
  ]

  /// Animations, transitions, layouts, and what an alert or a swipe shows: it goes when they have gone.
  private static let interface: Set<String> = [
    "AlertAction", "UIAlertAction", "UIContextualAction", "UIViewPropertyAnimator", "addAnimations", "addCompletion",
    "addKeyframe", "addTextField", "animate", "animateAlongsideTransition", "animateKeyframes", "apply", "dismiss",
    "makeConstraints", "modifyAnimations", "open", "performBatchUpdates", "performWithoutAnimation",
    "popViewController",
    "present", "pushViewController", "remakeConstraints", "runAnimationGroup", "setCompletionBlock",
    "setViewControllers", "then", "transition", "updateConstraints", "with", "withAnimation",
  ]

  /// They keep them until somebody takes them away.
  static let keeping: Set<String> = [
    "Action", "AnyCancellable", "UIAction", "UICollectionViewCompositionalLayout", "UICollectionViewDiffableDataSource",
    "UITableViewDiffableDataSource", "addAction", "addHandler", "addObserver", "addPeriodicTimeObserver", "asDriver",
    "assign", "bind", "drive", "emit", "handleEvents", "observe", "onReceive", "scheduledTimer", "setEventHandler",
    "sink", "subscribe",
  ]

  /// Whether a label says that what is given for it is called once, with an answer.
  static func isAnswer(_ label: String?) -> Bool {
    guard let label else { return false }
    let answers = ["callback", "completion", "completionHandler", "failure", "onCompletion", "success", "then"]
    return answers.contains(label) || label.hasSuffix("Completion") || label.hasSuffix("CompletionHandler")
  }

  /// Whether a label says that what is given for it is called later.
  static func isCallback(_ label: String?) -> Bool {
    guard let label else { return false }
    let isNamedSo = label.hasSuffix("Handler") || label == "handler"
    return isNamedSo
      || ["on", "did"].contains { label.hasPrefix($0) && label.dropFirst($0.count).first?.isUppercase == true }
  }
}
