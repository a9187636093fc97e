extension ViewController {
  /// The nearest navigation controller that the screen is in.
  public final var navigationController: NavigationController? {
    ancestors.lazy.compactMap { $0 as? NavigationController }.first
  }

  /// The nearest tab bar controller that the screen is in.
  public final var tabBarController: TabBarController? {
    ancestors.lazy.compactMap { $0 as? TabBarController }.first
  }

  /// The containers that the screen is in, from the nearest out.
  final var ancestors: [ViewController] {
    var ancestors: [ViewController] = []
    var next = parent
    while let ancestor = next {
      ancestors.append(ancestor)
      next = ancestor.parent
    }
    return ancestors
  }

  /// The outermost container that the screen is in, or the screen itself.
  final var outermost: ViewController { ancestors.last ?? self }

  /// The window that the screen is in, on top or not.
  final var window: Window? {
    var visited: Set<ViewController> = []
    var next: ViewController? = self
    while let controller = next, visited.insert(controller).inserted {
      if let window = controller.rootOf { return window }
      next = controller.parent ?? controller.presenter ?? controller.viewIfLoaded?.superview?.controller
    }
    return nil
  }

  /// Makes another controller the last child of this one. False if it cannot be or already is.
  @discardableResult
  final func adopt(_ child: ViewController) -> Bool {
    guard child !== self, !ancestors.contains(child) else {
      Misuse.childOfItself(name(of: child)).report()
      return false
    }
    guard !children.contains(child) else { return false }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    return true
  }

  /// Makes a child a child no longer.
  final func release(_ child: ViewController) {
    Transition.run(.containment, in: window, animated: false) {
      self.children.removeAll { $0 === child }
    } end: {
      self.forget(child)
    }
  }

  /// Ends the bond with a child that has gone, unless it has come back meanwhile.
  final func forget(_ child: ViewController) {
    guard child.parent === self, !children.contains(child) else { return }
    child.parent = nil
    child.didMove(toParent: nil)
  }
}
