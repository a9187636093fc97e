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

  /// What streams have in common with lists.
  static let transforming: Set<String> = [
    "catch", "catchError", "compactMap", "concatMap", "filter", "first", "flatMap", "flatMapFirst", "flatMapLatest",
    "map",
    "mapError", "reduce", "scan", "skipWhile", "takeWhile", "tryMap", "withLatestFrom",
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
    "present", "presentError", "pushViewController", "remakeConstraints", "runAnimationGroup", "setCompletionBlock",
    "setViewControllers", "then", "transition", "updateConstraints", "with", "withAnimation",
  ]

  /// They keep them until somebody takes them away.
  static let keeping: Set<String> = [
    "Action", "AnyCancellable", "MJRefreshAutoFooter", "MJRefreshAutoNormalFooter", "MJRefreshBackFooter",
    "MJRefreshBackNormalFooter", "MJRefreshGifHeader", "MJRefreshHeader", "MJRefreshNormalHeader",
    "MJRefreshStateHeader", "RxCollectionViewSectionedAnimatedDataSource",
    "RxCollectionViewSectionedReloadDataSource", "RxTableViewSectionedAnimatedDataSource",
    "RxTableViewSectionedReloadDataSource", "UICollectionViewCompositionalLayout", "UICollectionViewDiffableDataSource",
    "UITableViewDiffableDataSource", "addAction", "addFootRefresh", "addGlobalMonitorForEvents", "addHandler",
    "addHeadRefresh", "addIDTokenDidChangeListener", "addInfiniteScroll", "addInfiniteScrolling",
    "addInfiniteScrollingWithActionHandler", "addLocalMonitorForEvents", "addNotificationBlock", "addObserver",
    "addPeriodicTimeObserver", "addPullToRefresh", "addPullToRefreshWithActionHandler", "addSnapshotListener",
    "addStateDidChangeListener", "addTarget", "assign", "bind", "bindFootRefreshHandler", "bindHeadRefreshHandler",
    "configRefreshFooter", "configRefreshHeader", "dg_addPullToRefreshWithActionHandler", "drive", "emit", "observe",
    "observeValues", "onReceive", "scheduledTimer", "setEventHandler", "sink", "spr_setGIFHeader",
    "spr_setIndicatorFooter", "spr_setIndicatorHeader", "spr_setTextFooter", "spr_setTextHeader", "startWithValues",
    "subscribe",
  ]

  /// What tells of changes until it is told to stop: `motion.startGyroUpdates(to: queue) { … }`.
  static let telling: Set<String> = [
    "startAccelerometerUpdates", "startActivityUpdates", "startDeviceMotionUpdates", "startGyroUpdates",
    "startListening", "startMagnetometerUpdates", "startRelativeAltitudeUpdates",
  ]

  /// What the rows of a form call as long as that is there, in Eureka.
  static let rowEvents: Set<String> = [
    "cellSetup", "cellUpdate", "onCellHighlightChanged", "onCellSelection", "onChange", "onCollapseInlineRow",
    "onExpandInlineRow", "onRowValidationChanged",
  ]

  /// Whether a call gives a closure to a library's bus of events, which keeps it until somebody is taken out.
  static func isBus(_ callee: Path) -> Bool {
    callee.nameCount == 2 && callee.first == "SwiftEventBus" && callee.last.hasPrefix("on")
  }

  /// Those of them that call them again and again, and answer with what ends that.
  static let listening: Set<String> = [
    "addIDTokenDidChangeListener", "addObserver", "addPeriodicTimeObserver", "addSnapshotListener",
    "addStateDidChangeListener",
  ]

  /// Whether a function lets go of the operation or the request that it is given, once that has run.
  static func runsOnce(_ name: String) -> Bool {
    ["addOperation", "addOperations", "enqueue", "execute", "perform", "run", "send"].contains(name)
      || name.hasPrefix("request")
  }

  /// What is made of a closure and runs it, perhaps again and again: it keeps it as long as somebody keeps that.
  static func runs(_ name: String) -> Bool {
    running.contains(name) || name.hasPrefix("VN") && name.hasSuffix("Request")
  }

  private static let running: Set<String> = [
    "CellRegistration", "DispatchWorkItem", "SupplementaryRegistration", "Timer",
  ]

  /// What a database tells of again and again: `reference.observe(.childAdded) { … }`.
  fileprivate static let changes: Set<String> = ["childAdded", "childChanged", "childMoved", "childRemoved", "value"]

  /// Those of them that keep them until the stream ends.
  static let subscribing: Set<String> = [
    "assign", "bind", "drive", "emit", "observeValues", "sink", "startWithValues", "subscribe",
  ]

  /// What puts a subscription into a bag.
  static let storing: Set<String> = ["addDisposableTo", "disposed", "store"]

  /// They keep them as long as the stream lives, of which somebody else may be the end.
  static let passing: Set<String> = ["do", "handleEvents"]

  /// Whether a type keeps what it is given for as long as an animation takes.
  static func runsAnimations(_ type: String) -> Bool { type == "CATransaction" || type == "NSAnimationContext" }

  /// Whether a property of a view is one of the views in it: `tableHeaderView`, `mj_header`.
  static func isPartOfView(_ name: String) -> Bool {
    ["View", "_header", "_footer"].contains(where: name.hasSuffix) || name == "refreshControl"
  }

  /// Whether a property is an operation's, which lets go of its blocks once they have run, or that of a sheet or a stream
  /// of the system's, which is gone then.
  static func isRunOnce(_ name: String) -> Bool {
    [
      "completionBlock", "completionWithItemsHandler", "configurationBlock", "invalidationHandler", "onTermination",
      "previewProvider", "progressHandler",
    ]
    .contains(name)
      || name.hasSuffix("CompletionBlock") || name.hasSuffix("ResultBlock")
  }

  /// Whether a call takes off the screen what a library shows in a window of its own: `SwiftMessages.hide()`.
  static func hidesMessage(_ callee: Path) -> Bool {
    callee.first == "SwiftMessages" && callee.last.hasPrefix("hide")
  }

  /// What has an object keep another, whatever its type declares.
  static let associating = "objc_setAssociatedObject"

  /// What puts a view, or what belongs to one, on a screen.
  static let placing: Set<String> = [
    "addArrangedSubview", "addChild", "addGestureRecognizer", "addInteraction", "addSubview", "insertSubview",
  ]

  /// What lists do with what they are given.
  static let collecting: Set<String> = ["append", "insert", "updateValue"]

  /// Whether a call goes to somebody who works for others: what they are given they keep until they have an answer.
  static func isAskedOfService(_ callee: Path) -> Bool {
    guard callee.components.count > 1, let name = callee.base.components.last?.name else { return false }
    let endings = ["service", "repository", "interactor", "api", "client", "loader", "provider"]
    return endings.contains { name.lowercased().hasSuffix($0) }
  }

  /// Whether a label says that what is given for it is called once, with an answer.
  static func isAnswer(_ label: String?) -> Bool {
    guard let label else { return false }
    let answers = ["callback", "completion", "completionHandler", "failure", "onCompletion", "success", "then"]
    return answers.contains(label) || label.hasSuffix("Completion") || label.hasSuffix("CompletionHandler")
  }

  /// Whether a name says that what is kept under it is called when something is over: with an answer, or once a screen has
  /// been closed.
  static func isEnd(_ name: String) -> Bool {
    if isAnswer(name) { return true }
    let subject = ["on", "did", "will"].first {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
    let word = subject.map { name.dropFirst($0.count).lowercased() } ?? name.lowercased()
    return ends.contains(where: word.hasPrefix)
  }

  private static let ends = [
    "back", "cancel", "close", "complet", "confirm", "dismiss", "done", "error", "fail", "finish", "success",
  ]

  /// Whether a function's or a parameter's name says that a closure is called again and again.
  static func isRepeated(_ name: String) -> Bool {
    let word = name.lowercased()
    if word.hasPrefix("add") { return word == "add" || added.contains(where: word.hasSuffix) }
    // `buySubscription`: what is had there may be called so.
    let isHad = ["buy", "fetch", "get", "load", "purchase", "restore"].contains(where: word.hasPrefix)
    return repeated.contains { word.holds($0) && !(isHad && $0 == "subscri") }
  }

  private static let added = [
    "action", "callback", "closure", "handler", "listener", "observer", "recognizer", "target",
  ]
  private static let repeated = [
    "bind", "change", "listen", "monitor", "notif", "observ", "register", "subscri", "track", "update", "watch",
  ]

  /// Whether a label says that what is given for it is called later.
  static func isCallback(_ label: String?) -> Bool {
    guard let label else { return false }
    let isNamedSo = label.hasSuffix("Handler") || label == "handler"
    return isNamedSo
      || ["on", "did"].contains { label.hasPrefix($0) && label.dropFirst($0.count).first?.isUppercase == true }
  }
}

extension Call {
  /// Whether it says which changes of a database it is to be told of.
  var tellsOfChanges: Bool {
    guard let event = arguments.first?.value.path, event.isImplicitMember || event.names.count == 2 else {
      return false
    }
    return EscapeKnowledge.changes.contains(event.last)
  }
}
