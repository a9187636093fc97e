extension Window {
  /// The root and what is presented over it, from the bottom up.
  final var layers: [ViewController] {
    guard let rootViewController else { return [] }
    return [rootViewController] + rootViewController.allPresented
  }

  /// The view controllers that are in the window now, each container before its children, from the bottom up.
  ///
  /// - Parameter loadingViews: whether views are loaded, as they have to be before their controllers appear.
  final func shownViewControllers(loadingViews: Bool) -> [ViewController] {
    guard isKeyWindow else { return [] }
    let layers = layers
    let lowest = layers.lastIndex { $0.modalPresentationStyle == .fullScreen && $0.presenter != nil } ?? 0
    var shown: [ViewController] = []
    var visited: Set<ViewController> = []
    for layer in layers.dropFirst(lowest) {
      layer.appendShown(to: &shown, visited: &visited, loadingViews: loadingViews)
    }
    return shown
  }
}

extension ViewController {
  /// Everything that is presented over this controller or over what it shows, from the bottom up.
  final var allPresented: [ViewController] {
    var all: [ViewController] = []
    var visited: Set<ViewController> = []
    var next = presentedInTree(&visited)
    while let controller = next {
      all.append(controller)
      next = controller.presentedInTree(&visited)
    }
    return all
  }

  /// The innermost screen that this controller shows.
  final var shownLeaf: ViewController { shownTrail.last ?? self }

  /// Whether a person can see the controller's view, as far as hiding goes.
  final var isViewVisible: Bool { viewIfLoaded?.isVisible ?? true }

  /// The controller, the topmost child that it shows, and so on to the innermost.
  final var shownTrail: [ViewController] {
    var trail: [ViewController] = []
    var next: ViewController? = self
    while let controller = next, !trail.contains(controller) {
      trail.append(controller)
      next = controller.shownChildren.last(where: \.isViewVisible)
    }
    return trail
  }

  final var pathIdentifiers: [String] {
    var visited: Set<ViewController> = []
    return pathIdentifiers(&visited)
  }

  /// Takes the controller out of its former place, so that it can become a window's root.
  final func leaveFormerPlace() {
    removeFromParent()
    viewIfLoaded?.removeFromSuperview()
    if isPresented { presenter?.stopPresenting(animated: false, completion: nil) }
    if let rootOf { rootOf.rootViewController = nil }
  }

  private func pathIdentifiers(_ visited: inout Set<ViewController>) -> [String] {
    guard visited.insert(self).inserted else { return [] }
    return [restorationIdentifier].compactMap(\.self) + pathChildren.flatMap { $0.pathIdentifiers(&visited) }
  }

  private func presentedInTree(_ visited: inout Set<ViewController>) -> ViewController? {
    guard visited.insert(self).inserted else { return nil }
    if let presented { return presented }
    for child in shownChildren {
      if let presented = child.presentedInTree(&visited) { return presented }
    }
    return nil
  }

  fileprivate func appendShown(
    to shown: inout [ViewController], visited: inout Set<ViewController>, loadingViews: Bool
  ) {
    guard visited.insert(self).inserted else { return }
    if loadingViews { loadViewIfNeeded() }
    shown.append(self)
    for child in shownChildren {
      child.appendShown(to: &shown, visited: &visited, loadingViews: loadingViews)
    }
  }
}
