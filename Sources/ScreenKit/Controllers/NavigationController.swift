/// A container that shows the topmost screen of a stack.
@MainActor
open class NavigationController: ViewController {
  /// The object that is notified when the stack shows a screen.
  open weak var delegate: (any NavigationControllerDelegate)?

  /// A container with an empty stack.
  public override init() {}

  /// A container with a stack of one screen.
  public init(rootViewController: ViewController) {
    super.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The stack, the topmost screen last.
  public final var viewControllers: [ViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost screen of the stack.
  public final var topViewController: ViewController? { children.last }

  /// What is presented over the stack, or else its topmost screen.
  public final var visibleViewController: ViewController? { presentedViewController ?? topViewController }

  /// Shows a screen on top of the others.
  ///
  /// A screen that is on the stack or presented, or a navigation controller, is not pushed.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    guard canPush(viewController) else { return }
    guard !children.contains(viewController) else {
      return Misuse.pushedTwice(name(of: viewController)).report()
    }
    replaceStack(with: children + [viewController], animated: animated)
  }

  /// Pops the topmost screen and returns it. The last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard children.count > 1 else { return nil }
    return replaceStack(with: children.dropLast(), animated: animated).last
  }

  /// Pops all screens above this one and returns them; returns nil if the screen is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
    guard let index = children.firstIndex(of: viewController) else {
      Misuse.notOnStack(name(of: viewController)).report()
      return nil
    }
    return replaceStack(with: children[...index], animated: animated)
  }

  /// Pops all screens but the first and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard let root = children.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Replaces the stack. Screens that are in both stay as they are.
  ///
  /// A screen that occurs twice is kept once; what cannot be pushed is left out.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    var met: Set<ViewController> = []
    let stack = viewControllers.filter { viewController in
      guard canPush(viewController) else { return false }
      guard met.insert(viewController).inserted else {
        Misuse.pushedTwice(name(of: viewController)).report()
        return false
      }
      return true
    }
    replaceStack(with: stack, animated: animated)
  }

  /// Pushes the screen: the children of a navigation controller are its stack.
  open override func addChild(_ child: ViewController) {
    pushViewController(child, animated: false)
  }

  override var shownChildren: [ViewController] { children.suffix(1) }

  override var pathChildren: [ViewController] { children }

  override func contribute(to builder: inout ScreenBuilder) {
    super.contribute(to: &builder)
    if let topViewController { builder.add(topViewController) }
  }

  private func canPush(_ viewController: ViewController) -> Bool {
    guard !(viewController is NavigationController) else {
      Misuse.pushOfNavigationController(onto: name(of: self)).report()
      return false
    }
    guard !viewController.isPresented else {
      Misuse.pushOfPresented(name(of: viewController)).report()
      return false
    }
    return canHold(viewController)
  }

  /// Gives the controller a new stack, and returns the screens that are no longer on it.
  @discardableResult
  private func replaceStack(with stack: some Collection<ViewController>, animated: Bool) -> [ViewController] {
    let stack = Array(stack)
    let new = stack.subtracting(children)
    announceChildren(stack)
    let gone = children.subtracting(stack)
    let formerTop = topViewController
    Transition.run(.push, in: window, animated: animated) {
      setChildren(stack)
    } begin: {
      for viewController in gone { viewController.isMovingFromParent = true }
      for viewController in new { viewController.isMovingToParent = true }
    } middle: {
      guard let top = self.topViewController, top !== formerTop else { return }
      self.delegate?.navigationController(self, willShow: top, animated: animated)
    } end: {
      for viewController in new {
        viewController.isMovingToParent = false
        if viewController.parent === self { viewController.didMove(toParent: self) }
      }
      for viewController in gone {
        viewController.isMovingFromParent = false
        self.forget(viewController)
      }
      guard let top = self.topViewController, top !== formerTop else { return }
      self.delegate?.navigationController(self, didShow: top, animated: animated)
    }
    return gone
  }
}

/// Receives notifications about what a navigation controller shows.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// A screen is about to be shown, after a push, a pop or a new stack.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)
  /// A screen is shown, after a push, a pop or a new stack.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {}
}
