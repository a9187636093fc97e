/// Collects the elements of a screen, and the target of a touch of each of them.
@MainActor
struct ScreenBuilder {
  /// What a touch of an element acts on.
  enum Target {
    case view(View)
    case row(Int, of: ListView)
    case tab(Int, of: TabBarController)
    case alertAction(AlertAction, of: AlertController)
    case none
  }

  private(set) var elements: [Screen.Element] = []
  private(set) var targets: [Target] = []
  /// Whether something covers what is added next.
  var isCovered = false

  private var visited: Set<ViewController> = []
  private var ids: [String: Int] = [:]

  /// Adds everything that a view controller shows.
  mutating func add(_ controller: ViewController) {
    guard visited.insert(controller).inserted else { return }
    if controller.view.isHidden { return }
    controller.contribute(to: &self)
  }

  /// Adds all elements of a view; if it is a view controller's, all that the controller shows.
  mutating func add(_ view: View) {
    if view.isHidden { return }
    if let owner = view.owner {
      add(owner)
    } else {
      view.contribute(to: &self)
    }
  }

  /// Adds an element that stands for a view.
  mutating func append(
    _ kind: Screen.Element.Kind, text: String, isEnabled: Bool = true, value: String? = nil, of view: View,
    target: Target? = nil
  ) {
    append(
      kind, text: text, id: view.accessibilityIdentifier, isEnabled: isEnabled, value: value,
      target: target ?? .view(view))
  }

  /// Adds an element.
  mutating func append(
    _ kind: Screen.Element.Kind, text: String, id: String?, isEnabled: Bool = true, value: String? = nil,
    target: Target
  ) {
    let id = unique(id ?? Slug.of(text, else: kind.rawValue))
    elements.append(
      Screen.Element(kind: kind, id: id, text: text, enabled: isEnabled && !isCovered, value: value))
    targets.append(target)
  }

  private mutating func unique(_ id: String) -> String {
    var candidate = id
    while let count = ids[candidate] {
      ids[candidate] = count + 1
      candidate = "\(id)-\(count + 1)"
    }
    ids[candidate] = 1
    return candidate
  }
}
