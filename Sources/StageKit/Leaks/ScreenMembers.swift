import Architectures
import StageProtocol

/// Which objects belong to which screen at one moment.
///
/// A screen keeps its own objects, and also services, routers and whatever else the app has for all screens. What tells
/// them apart: an object of a screen was created no earlier than the screen, and either it has a role that serves one
/// screen, such as a presenter's, or nothing but the screen keeps it. An object that several screens share belongs to
/// each of them: it is in use as long as one of them exists.
struct ScreenMembers {
  private let graph: ObjectGraph
  private let strong: StrongGraph
  /// The ids of the screens' controllers.
  private let screens: Set<String>

  init(_ graph: ObjectGraph, screens: Set<String>) {
    self.graph = graph
    self.screens = screens
    strong = StrongGraph(graph)
  }

  /// The objects of each screen, the controller's own id among them.
  var members: [String: Set<String>] {
    let pairs = screens.map { screen in
      let own = own(of: screen)
      return (screen, own.union(leaders(of: screen, knownTo: own)))
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The objects that only a screen keeps.
  private func own(of screen: String) -> Set<String> {
    guard let controller = strong.nodes[screen] else { return [] }
    let kept = strong.reach(from: [screen]) { id in
      id == screen || isCandidate(id, madeSince: controller.createdByEvent)
    }
    let withoutScreen = strong.reach(from: strong.roots.filter { $0 != screen }) { $0 != screen }
    return kept.filter { id in
      id == screen || strong.role(of: id)?.isForScreen == true || !withoutScreen.contains(id)
    }
  }

  private func isCandidate(_ id: String, madeSince event: Int?) -> Bool {
    guard let made = strong.nodes[id]?.createdByEvent, let event, made >= event else { return false }
    return !screens.contains(id) && strong.role(of: id)?.extent != .app
  }

  /// Coordinators and the like that came with a screen, and that the screen's objects refer back to.
  ///
  /// What was created at the launch leads the whole app.
  private func leaders(of screen: String, knownTo own: Set<String>) -> Set<String> {
    guard let since = strong.nodes[screen]?.createdByEvent, since > 0 else { return [] }
    let known = graph.edges.filter { $0.strength != .strong && own.contains($0.from) && !own.contains($0.to) }
    return Set(
      known.map(\.to).filter { id in
        strong.nodes[id]?.createdByEvent == since && !screens.contains(id) && strong.role(of: id)?.isLeading == true
          && !isSingleton(id)
      })
  }

  /// Whether a static or a container keeps an object: it is meant to stay, whichever screen asked for it first.
  private func isSingleton(_ id: String) -> Bool {
    strong.nodes[id]?.roots.isEmpty == false || graph.edges.contains { $0.to == id && $0.via == .container }
  }
}
