import ScreenKit

/// A screen that writes down what happens to it, and does what a test asks for at that moment.
@MainActor
final class Probe: ViewController {
  let name: String
  private let diary: Diary?
  /// What to do at a callback: `viewDidLoad`, `viewWillAppear`…
  var reactions: [String: () -> Void] = [:]
  /// Whether `willMove`, `didMove` and the flags are written down too.
  var isDetailed = false

  init(_ name: String, _ diary: Diary? = nil) {
    self.name = name
    self.diary = diary
    super.init()
    title = name
    restorationIdentifier = name
  }

  override func viewDidLoad() {
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    note("viewWillAppear", flags: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    note("viewDidAppear", flags: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    note("viewWillDisappear", flags: true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    note("viewDidDisappear", flags: true)
  }

  override func willMove(toParent parent: ViewController?) {
    if isDetailed { note("willMove(\(parent == nil ? "nil" : "parent"))") }
  }

  override func didMove(toParent parent: ViewController?) {
    if isDetailed { note("didMove(\(parent == nil ? "nil" : "parent"))") }
  }

  private func note(_ callback: String, flags: Bool = false) {
    diary?.write("\(name) \(callback)\(flags && isDetailed ? self.flags : "")")
    reactions.removeValue(forKey: callback)?()
  }

  private var flags: String {
    let flags = [
      (isBeingPresented, "isBeingPresented"), (isBeingDismissed, "isBeingDismissed"),
      (isMovingToParent, "isMovingToParent"), (isMovingFromParent, "isMovingFromParent"),
    ]
    return flags.filter(\.0).map { " \($0.1)" }.joined()
  }
}
