/// A change of what a window shows, and its callbacks.
@MainActor
struct Transition {
  /// The orders in which UIKit calls back, which differ from one kind of change to the next.
  enum Kind {
    case push, modal, tab, root, containment
  }

  let kind: Kind
  let animated: Bool
  /// What the window showed before the change. Keeps the controllers that leave alive until they have.
  let former: [ViewController]
  let begin: @MainActor () -> Void
  let middle: @MainActor () -> Void
  let end: @MainActor () -> Void

  /// Changes a hierarchy, then notifies the controllers that appear and disappear.
  ///
  /// The change itself is made at once. The callbacks follow at once too, unless the window is in the middle of another
  /// transition: then they follow when that one is over, so that all callbacks are in order. Outside a window, nothing
  /// appears or disappears.
  ///
  /// - Parameters:
  ///   - change: changes the hierarchy, and nothing else.
  ///   - begin: called before the first callback.
  ///   - middle: called between the `will…` and the `did…` callbacks.
  ///   - end: called after the last callback.
  static func run(
    _ kind: Kind, in window: Window?, animated: Bool, change: () -> Void,
    begin: @escaping @MainActor () -> Void = {}, middle: @escaping @MainActor () -> Void = {},
    end: @escaping @MainActor () -> Void = {}
  ) {
    let former = window?.shownViewControllers(loadingViews: false) ?? []
    change()
    let transition = Transition(
      kind: kind, animated: animated, former: former, begin: begin, middle: middle, end: end)
    if let window {
      window.perform(transition)
    } else {
      begin()
      middle()
      end()
    }
  }

  /// Calls the callbacks of every controller that the change affects.
  func perform(in window: Window) {
    begin()
    let shown = window.shownViewControllers(loadingViews: true)
    let stays = Set(shown)
    let leaving = former.filter { $0.appearance == .appeared && !stays.contains($0) }
    let arriving = shown.filter { $0.appearance == .disappeared }
    call(leaving, arriving)
    end()
  }

  private func call(_ leaving: [ViewController], _ arriving: [ViewController]) {
    let willLeave = { @MainActor in for each in leaving { each.willDisappear(animated) } }
    let willArrive = { @MainActor in for each in arriving { each.willAppear(animated) } }
    // Children have appeared before their container has, and presented screens have disappeared before those below.
    let didLeave = { @MainActor in for each in leaving.reversed() { each.didDisappear(animated) } }
    let didArrive = { @MainActor in for each in arriving.reversed() { each.didAppear(animated) } }
    let show = { @MainActor in
      middle()
      for list in arriving.compactMap(\.viewIfLoaded).flatMap(\.lists) { list.loadDataIfNeeded() }
    }
    let order: [@MainActor () -> Void] =
      switch kind {
      case .push: [willLeave, willArrive, show, didLeave, didArrive]
      case .modal: [willLeave, willArrive, show, didArrive, didLeave]
      case .tab: [willArrive, willLeave, show, didLeave, didArrive]
      case .root, .containment: [willLeave, didLeave, willArrive, show, didArrive]
      }
    for step in order { step() }
  }
}
