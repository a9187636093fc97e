import StageProtocol

/// Which objects belong to which screen at one moment.
///
/// A screen keeps its own objects, and also services, routers and whatever else the app has for all screens. What tells
/// them apart: an object of a screen was made no earlier than the screen; no other screen keeps it for itself; and
/// either it has a part that is played for one screen, such as a presenter's, or nothing but the screen keeps it.
struct ScreenMembers {
  /// Parts that are played for the whole app, whoever keeps them.
  private static let appRoles: Set<Role> = [.service, .manager, .repository, .store, .container, .assembly, .delegate]
  /// Parts that are played for one screen.
  private static let screenRoles: Set<Role> = [
    .view, .viewModel, .presenter, .interactor, .flowController, .context, .useCase, .routes, .provider,
  ]
  /// Parts that are played for one screen or for several, by objects which a screen knows and does not keep.
  private static let leadingRoles: Set<Role> = [.coordinator, .flowController, .router]

  private let graph: ObjectGraph
  private let strong: StrongGraph
  /// The ids of the screens' controllers.
  private let screens: Set<String>

  init(_ graph: ObjectGraph, screens: Set<String>) {
    self.graph = graph
    self.screens = screens
    strong = StrongGraph(graph)
  }

  /// The objects of each screen, the controller's own id first among them.
  var members: [String: Set<String>] {
    var closest = Dictionary(screens.map { ($0, own(of: $0)) }) { first, _ in first }
    for (screen, own) in closest { closest[screen] = own.union(leaders(of: screen, knownTo: own)) }
    var owners: [String: Int] = [:]
    for id in closest.values.joined() { owners[id, default: 0] += 1 }
    return closest.mapValues { $0.filter { owners[$0] == 1 } }
  }

  /// What a screen keeps for itself.
  func own(of screen: String) -> Set<String> {
    guard let controller = strong.nodes[screen] else { return [] }
    let kept = strong.reach(from: [screen]) { id in
      id == screen || isCandidate(id, madeSince: controller.since)
    }
    let withoutScreen = strong.reach(from: strong.roots.filter { $0 != screen }) { $0 != screen }
    return kept.filter { id in
      guard id != screen else { return true }
      return role(of: id).map(Self.screenRoles.contains) == true || !withoutScreen.contains(id)
    }
  }

  private func isCandidate(_ id: String, madeSince event: Int?) -> Bool {
    guard let node = strong.nodes[id], let made = node.since, let event, made >= event else { return false }
    return !screens.contains(id) && !(role(of: id).map(Self.appRoles.contains) ?? false)
  }

  /// Coordinators and the like that came with a screen, and that the screen's objects refer back to.
  ///
  /// What was made at the launch leads the whole app.
  private func leaders(of screen: String, knownTo own: Set<String>) -> Set<String> {
    guard let since = strong.nodes[screen]?.since, since > 0 else { return [] }
    let known = graph.edges.filter { $0.strength != .strong && own.contains($0.from) && !own.contains($0.to) }
    return Set(
      known.map(\.to).filter { id in
        strong.nodes[id]?.since == since && !screens.contains(id)
          && role(of: id).map(Self.leadingRoles.contains) == true
      })
  }

  private func role(of id: String) -> Role? { strong.nodes[id]?.role.flatMap { Role(rawValue: $0) } }
}
