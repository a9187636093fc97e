/// A screen, or a container of screens.
///
/// Works as UIKit's does, with one difference: transitions take no time. When the call returns, what comes on the
/// screen has appeared and what leaves it has disappeared; unless the call is made within another transition's
/// callbacks, in which
/// case it follows as soon as that transition is over.
@MainActor
open class ViewController {
  /// The screen's title.
  open var title: String?
  /// The name of the screen in the window's `path`.
  open var restorationIdentifier: String?
  /// Whether a swipe cannot dismiss the screen while it is presented.
  open var isModalInPresentation = false
  /// How the screen is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// Whether the tab bar is hidden from when the screen is pushed until it is popped.
  open var hidesBottomBarWhenPushed = false
  /// What a navigation bar shows of the screen.
  public private(set) final lazy var navigationItem = NavigationItem()

  /// The container that the screen is in.
  public internal(set) final weak var parent: ViewController?
  /// The screens in this container.
  public internal(set) final var children: [ViewController] = []

  /// True while the screen appears because it is being presented.
  public internal(set) final var isBeingPresented = false
  /// True while the screen disappears because it is being dismissed.
  public internal(set) final var isBeingDismissed = false
  /// True while the screen appears because it is being added to its parent.
  public internal(set) final var isMovingToParent = false
  /// True while the screen disappears because it is being removed from its parent.
  public internal(set) final var isMovingFromParent = false

  /// What this controller itself presents, and who itself presents this one.
  final var presented: ViewController?
  final weak var presenter: ViewController?
  /// The window whose root this is.
  final weak var rootOf: Window?
  final var appearance = Appearance.disappeared
  private var loadedView: View?
  private var isLoadingView = false
  private(set) final lazy var ownPresentationController = PresentationController(presentedViewController: self)

  /// A screen whose view is not loaded yet.
  public init() {}

  // MARK: View

  /// The screen's view, loaded when first asked for.
  public final var view: View {
    get {
      loadViewIfNeeded()
      return loadedView ?? View()
    }
    set {
      if let loadedView, loadedView.owner === self { loadedView.owner = nil }
      loadedView = newValue
      newValue.owner = self
    }
  }

  /// The screen's view, if it is loaded.
  public final var viewIfLoaded: View? { loadedView }

  /// Whether the screen's view is loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the screen's view, if it is not loaded.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    // A `loadView` that asks for the view it is to make gets a plain one.
    guard !isLoadingView else { return view = View() }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil { view = View() }
    viewDidLoad()
  }

  /// Makes the screen's view and sets `view`. Called when the view is first needed.
  open func loadView() {
    view = View()
  }

  /// Called once, when the view is loaded.
  open func viewDidLoad() {}

  // MARK: Life cycle

  /// Called when the screen is about to appear in the window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the screen has appeared in the window.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the screen is about to disappear from the window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the screen has disappeared from the window.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Containment

  /// Called when the screen is about to be added to a container or, with nil, removed from its own.
  open func willMove(toParent parent: ViewController?) {}

  /// Called when the screen was added to a container or, with nil, removed from its own.
  open func didMove(toParent parent: ViewController?) {}

  /// Adds a screen to this container, after the ones that are there, and removes it from its former container.
  ///
  /// Calls the child's `willMove(toParent:)`. Adding the child's view and calling `didMove(toParent:)` is the
  /// container's task. A controller cannot be added to itself or to its own descendants, and is not added twice.
  open func addChild(_ child: ViewController) {
    adopt(child)
  }

  /// Removes the screen from its container, and calls `didMove(toParent:)`. Calling `willMove(toParent:)` first, and
  /// removing the view, is the container's task.
  open func removeFromParent() {
    parent?.release(self)
  }

  // MARK: Presentation

  /// Presents a screen over this one or, within containers, over the outermost container.
  ///
  /// Where UIKit prints a warning or throws an exception, the kit reports a `Misuse` and changes nothing: when this
  /// controller is not in a window, or already presents another one, or when the other one is in use.
  ///
  /// - Parameter completion: called when the screen has appeared.
  open func present(_ viewController: ViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    outermost.startPresenting(viewController, animated: animated, completion: completion)
  }

  /// Dismisses what this screen presents, with everything above it; if it presents nothing, asks its presenter to
  /// dismiss it.
  ///
  /// - Parameter completion: called when the screens have disappeared; at once if there was nothing to dismiss.
  open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    if let presenter = nearestPresenter {
      presenter.stopPresenting(animated: animated, completion: completion)
    } else if let presented = ([self] + ancestors).first(where: \.isPresented) {
      presented.presenter?.stopPresenting(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  // MARK: What a container shows

  /// The children that appear when this controller does, the topmost last: those whose views are in its view.
  var shownChildren: [ViewController] {
    viewIfLoaded?.subviews.flatMap(\.owners) ?? []
  }

  /// The children whose places make up the path to what is shown.
  var pathChildren: [ViewController] { shownChildren.filter(\.isViewVisible) }

  /// Removes a child.
  func release(_ child: ViewController) {
    Transition.run(.containment, in: window, animated: false) {
      self.children.removeAll { $0 === child }
    } end: {
      self.forget(child)
    }
  }

  /// Adds what the controller shows to a screen.
  func contribute(to builder: inout ScreenBuilder) {
    view.contribute(to: &builder)
  }
}

/// Two view controllers are equal when they are the same one.
extension ViewController: Hashable {
  /// Whether both are the same view controller.
  public nonisolated static func == (left: ViewController, right: ViewController) -> Bool { left === right }

  /// Feeds the view controller's identity into the hasher.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
