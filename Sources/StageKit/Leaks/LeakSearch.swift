import StageProtocol

/// Finds out of the objects of a screen that has gone those that live on, and why they do.
struct LeakSearch {
  private let map: ObjectMap
  private let strong: StrongGraph
  private let ids: [UInt64: String]
  private let index: SourceIndex
  /// What the screens that are there keep for themselves.
  private let inUse: Set<String>
  /// What the roots keep, those left out that only wait for time to pass.
  private let isTimeDue: Bool
  private let rootsOfWork: Set<String>

  /// - Parameters:
  ///   - shown: the ids of the controllers that are in the window.
  ///   - isTimeDue: whether something is still to happen that time alone brings about.
  init(_ map: ObjectMap, shown: Set<String>, index: SourceIndex, isTimeDue: Bool) {
    self.map = map
    strong = StrongGraph(map.graph)
    ids = Dictionary(map.serials.map { ($1, $0) }) { first, _ in first }
    self.index = index
    self.isTimeDue = isTimeDue
    let members = ScreenMembers(map.graph, screens: shown)
    inUse = shown.reduce(into: shown) { $0.formUnion(members.own(of: $1)) }
    rootsOfWork = Set(map.graph.nodes.filter { $0.root == HeapRoots.Work.task }.map(\.id))
  }

  func leaks(of screen: WatchedScreen) -> [LeakReport.Leak] {
    let left = remains(of: screen)
    guard !left.isEmpty else { return [] }
    let lasting = strong.roots.filter { !rootsOfWork.contains($0) }
    let outside = strong.reach(from: lasting) { !left.contains($0) }
    var explained: Set<String> = []
    var leaks: [LeakReport.Leak] = []
    // First what something outside keeps, then what keeps itself.
    for id in sorted(left) where !explained.contains(id) {
      let holders = outside.contains { strong.references(of: $0).contains { $0.to == id } } || lasting.contains(id)
      guard holders, let path = strong.path(from: lasting, to: id) else { continue }
      let kept = strong.reach(from: [id]) { left.contains($0) }
      leaks.append(leak(id, of: screen, path: path, others: kept.subtracting(explained)))
      explained.formUnion(kept)
    }
    for id in sorted(left) where !explained.contains(id) {
      let keepers = left.filter { $0 != id && strong.path(from: [$0], to: id) != nil }
      let kept = strong.reach(from: [id]) { left.contains($0) }
      // Something else that lives on keeps this one, and is not kept by it: that is where to look.
      guard keepers.allSatisfy(kept.contains) else { continue }
      if strong.cycle(through: id) == nil, isTimeDue { continue }
      let path = strong.path(from: rootsOfWork, to: id)
      leaks.append(leak(id, of: screen, path: path ?? [], others: kept.subtracting(explained)))
      explained.formUnion(kept)
    }
    return leaks
  }

  /// The objects of a screen that live, those left out that somebody has taken over.
  private func remains(of screen: WatchedScreen) -> Set<String> {
    var left = Set(screen.members.compactMap { ids[$0] }).subtracting(inUse)
    if isTimeDue { left.subtract(strong.reach(from: rootsOfWork)) }
    // An object without a part in the architecture may have been handed on, as what a screen has made.
    let players = left.filter { strong.nodes[$0]?.role != nil }
    let keptByOthers = strong.reach(from: strong.roots) { !players.contains($0) }
    return left.filter { players.contains($0) || !keptByOthers.contains($0) }
  }

  /// The parts that one looks for first, most of all the screen itself; then in the order in which they were made.
  private static let order: [Role] = [.view, .viewModel, .presenter, .coordinator, .flowController, .interactor]

  private func sorted(_ ids: Set<String>) -> [String] {
    func place(_ id: String) -> (Int, String, Int) {
      let node = strong.nodes[id]
      let role = node?.role.flatMap { Role(rawValue: $0) }
      return (role.flatMap(Self.order.firstIndex) ?? Self.order.count, node?.type ?? id, node?.made ?? 0)
    }
    return ids.sorted { place($0) < place($1) }
  }

  private func leak(
    _ id: String, of screen: WatchedScreen, path: [ObjectGraph.Edge], others: Set<String>
  ) -> LeakReport.Leak {
    let cycle = strong.cycle(through: id) ?? []
    let start = path.first.map(\.from) ?? id
    let advice = LeakAdvice(path: path, cycle: cycle, map: map, index: index)
    return LeakReport.Leak(
      object: strong.nodes[id] ?? ObjectGraph.Node(id: id, type: id), screen: screen.type, route: screen.route,
      event: screen.goneSince ?? 0, path: path, root: strong.nodes[start]?.root, cycle: cycle,
      culprit: advice.culprit, place: advice.place, cure: advice.cure, others: sorted(others.subtracting([id])))
  }
}
