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

  /// The window that the screen is in, visible or not.
  final var window: Window? {
    var visited: Set<ViewController> = []
    var next: ViewController? = self
    while let controller = next, visited.insert(controller).inserted {
      if let window = controller.rootOf { return window }
      next = controller.parent ?? controller.presenter ?? controller.viewIfLoaded?.superview?.controller
    }
    return nil
  }

  /// Makes another controller the last child of this one, if it can be and is not yet.
  final func adopt(_ child: ViewController) {
    guard canHold(child), !children.contains(child) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Whether another controller can become a child of this one: it is neither this controller nor an ancestor of it.
  final func canHold(_ child: ViewController) -> Bool {
    guard child !== self, !ancestors.contains(child) else {
      Misuse.childOfItself(name(of: child)).report()
      return false
    }
    return true
  }

  /// Calls `willMove(toParent:)` on the controllers that are about to join this container or to leave it.
  ///
  /// They may do anything in that call, even change the children; so no value from before the call may be used after
  /// it.
  final func announceChildren(_ coming: [ViewController]) {
    for child in children.subtracting(coming) { child.willMove(toParent: nil) }
    for child in coming.subtracting(children) {
      child.removeFromParent()
      child.willMove(toParent: self)
    }
  }

  /// Gives the controller other children, all at once.
  final func setChildren(_ children: [ViewController]) {
    self.children = children
    for child in children where child.parent !== self { child.parent = self }
  }

  /// Clears the parent of a child that was removed, unless it has been added again meanwhile.
  final func forget(_ child: ViewController) {
    guard child.parent === self, !children.contains(child) else { return }
    child.parent = nil
    child.didMove(toParent: nil)
  }
}

extension [ViewController] {
  /// The elements that are not among others, in their order.
  func subtracting(_ others: [ViewController]) -> [ViewController] {
    let others = Set(others)
    return filter { !others.contains($0) }
  }
}
