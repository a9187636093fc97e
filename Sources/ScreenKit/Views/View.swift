/// A part of a screen. Subclasses decide what they show; a plain view only groups others.
@MainActor
open class View {
  /// The views inside this one, in the order in which a person meets them.
  public internal(set) final var subviews: [View] = []
  /// The view that contains this one.
  public internal(set) final weak var superview: View?
  /// Whether the view and its subviews are left out of the screen.
  open var isHidden = false
  /// The element's id on the screen, for scripts and tests. Without one, the id is made of the text.
  open var accessibilityIdentifier: String?
  /// The element's name on the screen, which replaces its own text.
  open var accessibilityLabel: String?

  /// The view controller whose `view` this is.
  final weak var owner: ViewController?

  /// A view without subviews.
  public init() {}

  /// Adds a view after the other subviews, and removes it from its former superview.
  ///
  /// The view itself, or one that contains it, is not added.
  open func addSubview(_ view: View) {
    guard !isInside(view) else {
      Misuse.viewInsideItself(name(of: view)).report()
      return
    }
    view.removeFromSuperview()
    view.changeHierarchy(below: self) {
      self.subviews.append(view)
      view.superview = self
    }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    changeHierarchy(below: superview) {
      superview.subviews.removeAll { $0 === self }
      self.superview = nil
    }
  }

  /// Adds what the view shows to a screen. Not called for hidden views.
  func contribute(to builder: inout ScreenBuilder) {
    for subview in subviews { builder.add(subview) }
  }

  /// Whether the view is another one, or somewhere inside it.
  private func isInside(_ other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// Adds or removes the view; the view controllers inside it appear or disappear.
  private func changeHierarchy(below superview: View, change: () -> Void) {
    guard !owners.isEmpty else { return change() }
    Transition.run(.containment, in: superview.controller?.window, animated: false, change: change)
  }
}

extension View {
  /// The view controllers whose views are in this one, from the outermost in.
  var owners: [ViewController] {
    if let owner { return [owner] }
    return subviews.flatMap(\.owners)
  }

  /// Whether neither the view nor one that contains it is hidden.
  var isVisible: Bool {
    var view: View? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }

  /// The lists in this view, but not those on the screens of other view controllers.
  var lists: [ListView] {
    subviews.flatMap { view in
      if let list = view as? ListView { return [list] }
      return view.owner == nil ? view.lists : []
    }
  }

  /// The view controller on whose screen the view is: that of the nearest view that has one.
  var controller: ViewController? {
    var view: View? = self
    while let current = view {
      if let owner = current.owner { return owner }
      view = current.superview
    }
    return nil
  }
}

/// Two views are equal when they are the same one.
extension View: Hashable {
  /// Whether both are the same view.
  public nonisolated static func == (left: View, right: View) -> Bool { left === right }

  /// Feeds the view's identity into the hasher.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
