import Architectures
import StageProtocol

/// The objects that the current screens use: they are not leaks, whichever screen they came with.
///
/// - A screen uses what it keeps: objects that serve screens, whether created for this one or handed on by a removed
///   one, and whatever nothing else keeps. Another screen's controller is never part of it: a removed controller that
///   is kept
///   is a leak, whoever keeps it.
/// - A screen uses the leaders that it or one of its objects refers to, usually weakly: a coordinator serves each
///   screen whose closures lead to it, and not just the one with which it was created. A navigation controller's
///   reference to its
///   delegate is not a use, since nobody clears it when a flow ends.
/// - A leader is also used as long as a used leader lives only by it, as the parent of a coordinator whose screens are
///   the current ones. An object that keeps what others keep as well, such as a child that refers back to its parent,
///   is not used for that.
struct ScreenUse {
  /// The ids of what the screens use, including their own.
  private let used: Set<String>
  private let strong: StrongGraph

  /// - Parameters:
  ///   - screens: the ids of the controllers that are in the window.
  ///   - gone: the ids of the controllers that live but are no longer in the window.
  init(_ graph: ObjectGraph, screens: Set<String>, gone: Set<String>) {
    let strong = StrongGraph(graph)
    let elsewhere = strong.reach(from: strong.roots.filter { !screens.contains($0) }) { !screens.contains($0) }
    let kept = strong.reach(from: screens) { id in
      screens.contains(id)
        || !gone.contains(id) && (strong.role(of: id)?.isForScreen == true || !elsewhere.contains(id))
    }
    let known = graph.edges.filter { edge in
      let isTold = screens.contains(edge.from) && strong.role(of: edge.from) == nil && edge.label == "delegate"
      return kept.contains(edge.from) && !isTold && strong.role(of: edge.to)?.isLeading == true
    }
    used = kept.union(known.map(\.to))
    self.strong = strong
  }

  /// Whether the screens use an object.
  func contains(_ id: String) -> Bool {
    used.contains(id) || strong.role(of: id)?.isLeading == true && isOnlyKeeper(id)
  }

  /// Whether a used leader would be deallocated with an object.
  private func isOnlyKeeper(_ id: String) -> Bool {
    let leaders = strong.reach(from: [id]).filter { used.contains($0) && strong.role(of: $0)?.isLeading == true }
    guard !leaders.isEmpty, strong.reach(from: strong.roots).contains(id) else { return false }
    let withoutIt = strong.reach(from: strong.roots.filter { $0 != id }) { $0 != id }
    return !leaders.isSubset(of: withoutIt)
  }
}
