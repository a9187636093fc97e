import StageProtocol

/// What the screens that are there use: it is no leak, whichever screen it came with.
///
/// - A screen uses what it keeps: what is played for screens, whether made for this one or handed on by one that has
///   gone, and whatever nothing else keeps. Another screen's controller is never part of it: a controller that has gone
///   and is kept is a leak, whoever keeps it.
/// - A screen uses the leaders that it or one of its objects refers to, weakly as a rule: a coordinator serves each
///   screen whose closures lead to it, and not just the one with which it was made. That a navigation controller tells
///   somebody what it shows is no use, since nobody takes that back when a flow ends.
/// - A leader is also used as long as a used leader lives only by it, as the parent of a coordinator whose screens are
///   the ones that are there. Who merely keeps what others keep as well, such as a child that refers back to its
///   parent, is not used for that.
struct ScreenUse {
  /// The ids of what the screens use, theirs among them.
  private let used: Set<String>
  private let strong: StrongGraph

  /// - Parameters:
  ///   - screens: the ids of the controllers that are in the window.
  ///   - gone: the ids of those that live and are there no more.
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

  /// Whether a used leader would go with an object.
  private func isOnlyKeeper(_ id: String) -> Bool {
    let leaders = strong.reach(from: [id]).filter { used.contains($0) && strong.role(of: $0)?.isLeading == true }
    guard !leaders.isEmpty, strong.reach(from: strong.roots).contains(id) else { return false }
    let withoutIt = strong.reach(from: strong.roots.filter { $0 != id }) { $0 != id }
    return !leaders.isSubset(of: withoutIt)
  }
}
