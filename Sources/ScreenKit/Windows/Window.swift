/// The place where an app's screens appear.
@MainActor
open class Window {
  /// Whether the window shows its screens.
  public private(set) final var isKeyWindow = false
  /// A notification over the screen.
  open var banner: Banner?

  private var root: ViewController?
  private var transitions: [Transition] = []
  private var isInTransition = false

  /// A window that shows nothing yet.
  public init() {}

  /// The container of all screens. Setting it removes the former one, with everything presented over it.
  public final var rootViewController: ViewController? {
    get { root }
    set { replaceRoot(with: newValue) }
  }

  /// Shows the window's screens.
  open func makeKeyAndVisible() {
    guard !isKeyWindow else { return }
    Transition.run(.root, in: self, animated: false) { isKeyWindow = true }
  }

  /// The screen that a person sees: the topmost of what is presented and, in it, of what its containers show.
  public final var visibleViewController: ViewController? { layers.last?.shownLeaf }

  /// Where a person is: the `restorationIdentifier`s from the root to the top, then those of presented screens.
  public final var path: [String] { layers.flatMap(\.pathIdentifiers) }

  /// Performs a transition, after those that are under way.
  final func perform(_ transition: Transition) {
    transitions.append(transition)
    guard !isInTransition else { return }
    isInTransition = true
    while !transitions.isEmpty {
      transitions.removeFirst().perform(in: self)
    }
    isInTransition = false
  }

  private func replaceRoot(with new: ViewController?) {
    guard new !== root else { return }
    new?.leaveFormerPlace()
    let former = root
    let gone = former?.allPresented ?? []
    Transition.run(.root, in: self, animated: false) {
      former?.rootOf = nil
      for controller in gone {
        controller.presenter?.presented = nil
        controller.presenter = nil
      }
      root = new
      new?.rootOf = self
    }
  }
}
