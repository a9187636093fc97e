import Architectures
import StageProtocol

/// Finds the objects of removed screens that live on, and why they do.
struct LeakSearch {
  private let map: ObjectMap
  private let strong: StrongGraph
  private let ids: [UInt64: String]
  private let index: SourceIndex
  private let use: ScreenUse
  /// What unfinished tasks keep alive.
  private let rootsOfWork: Set<String>
  /// What the process keeps alive otherwise.
  private let lasting: [String]

  /// - Parameters:
  ///   - shown: the ids of the controllers that are in the window.
  ///   - gone: the serials of those that were.
  init(_ map: ObjectMap, shown: Set<String>, gone: [UInt64], index: SourceIndex) {
    self.map = map
    strong = StrongGraph(map.graph)
    ids = Dictionary(map.serials.map { ($1, $0) }) { first, _ in first }
    self.index = index
    let ids = ids
    use = ScreenUse(map.graph, screens: shown, gone: Set(gone.compactMap { ids[$0] }))
    let rootsOfWork = Set(map.graph.nodes.filter { $0.roots == [.task] }.map(\.id))
    self.rootsOfWork = rootsOfWork
    lasting = strong.roots.filter { !rootsOfWork.contains($0) }
  }

  /// The objects of some screens that live on; one that several of them had is listed once.
  func leaks(of screens: [WatchedScreen]) -> [LeakReport.Leak] {
    var told: Set<String> = []
    return screens.flatMap { screen in
      let pending = PendingWork(since: screen.gone?.time ?? .zero)
      let left = remains(of: screen, pending: pending).subtracting(told)
      told.formUnion(left)
      return leaks(of: screen, left: left, pending: pending)
    }
  }

  private func leaks(of screen: WatchedScreen, left: Set<String>, pending: PendingWork) -> [LeakReport.Leak] {
    guard !left.isEmpty else { return [] }
    let outside = strong.reach(from: lasting) { !left.contains($0) }
    var explained: Set<String> = []
    var leaks: [LeakReport.Leak] = []
    // First what something outside keeps, then what keeps itself.
    for id in sorted(left) where !explained.contains(id) {
      let isHeld = strong.holders(of: id).contains { outside.contains($0.from) } || lasting.contains(id)
      let unmeant = lasting.filter { purpose(of: strong.nodes[$0]?.roots ?? []) == nil }
      guard isHeld, let path = strong.path(from: unmeant, to: id) ?? strong.path(from: lasting, to: id) else {
        continue
      }
      let kept = strong.reach(from: [id]) { left.contains($0) }
      leaks.append(leak(id, of: screen, path: path, others: kept.subtracting(explained), pending: pending))
      explained.formUnion(kept)
    }
    for id in sorted(left) where !explained.contains(id) {
      let keepers = strong.keepers(of: id).filter(left.contains)
      let kept = strong.reach(from: [id]) { left.contains($0) }
      // Another leaked object keeps this one, and is not kept by it: that is where to look.
      guard keepers.allSatisfy(kept.contains) else { continue }
      let path = strong.path(from: endlessRoots(pending), to: id)
      if path == nil, pending.isDue, strong.cycle(through: id) == nil { continue }
      leaks.append(
        leak(
          id, of: screen, path: path ?? strong.path(from: rootsOfWork, to: id) ?? [],
          others: kept.subtracting(explained), pending: pending))
      explained.formUnion(kept)
    }
    return leaks
  }

  /// The living objects of a screen, without those that another owner has taken over.
  private func remains(of screen: WatchedScreen, pending: PendingWork) -> Set<String> {
    var left = Set(screen.members.compactMap { ids[$0] }).filter { !use.contains($0) }
    guard !left.isEmpty else { return [] }
    if pending.isDue {
      left.subtract(strong.reach(from: rootsOfWork).subtracting(strong.reach(from: endlessRoots(pending))))
    }
    let players = left.filter { strong.nodes[$0]?.role != nil }
    let handedOn = handedOn(of: players)
    // An object without a role in the architecture may have been handed on, as a result of a screen may.
    let keptByOthers = strong.reach(from: strong.roots) { !players.contains($0) || handedOn.contains($0) }
    return left.filter { players.contains($0) && !handedOn.contains($0) || !keptByOthers.contains($0) }
  }

  /// What endless tasks keep alive.
  private func endlessRoots(_ pending: PendingWork) -> Set<String> {
    rootsOfWork.filter { pending.hold(among: map.holds[$0])?.strength == .strong }
  }

  /// Coordinators and the like that a flow or the app has for all its screens, though a screen was the first to ask for
  /// them: their role allows it, and a field or a container keeps them, not just a closure that was never released.
  private func handedOn(of players: Set<String>) -> Set<String> {
    let shareable = players.filter { strong.role(of: $0)?.extent == .screenAsARule }
    let kept = strong.reach(from: lasting) { id in
      !players.contains(id) || shareable.contains(id)
    } along: {
      $0.via == .field || $0.via == .container
    }
    return shareable.intersection(kept)
  }

  /// The objects that one looks for first, above all the screen itself; then in the order in which they were created.
  private static let order: [ArchitectureRole] = [
    .view, .viewModel, .presenter, .coordinator, .flowController, .interactor,
  ]

  private func sorted(_ ids: Set<String>) -> [String] {
    func place(_ id: String) -> (Int, String, Int) {
      let node = strong.nodes[id]
      return (node?.role.flatMap(Self.order.firstIndex) ?? Self.order.count, node?.type ?? id, node?.ordinal ?? 0)
    }
    return ids.sorted { place($0) < place($1) }
  }

  private func leak(
    _ id: String, of screen: WatchedScreen, path: [ObjectGraph.Edge], others: Set<String>, pending: PendingWork
  ) -> LeakReport.Leak {
    let cycle = strong.cycle(through: id) ?? []
    let start = path.first.map(\.from) ?? id
    let hold = pending.hold(among: map.holds[start])
    var roots = strong.nodes[start]?.roots ?? []
    // What a task has unwrapped is in its memory, which cannot be seen.
    if roots.isEmpty, path.isEmpty, cycle.isEmpty, !pending.isDue, hold != nil { roots = [.task] }
    let advice = LeakAdvice(
      object: id, path: path, roots: roots, cycle: cycle, endless: hold, repeatsCalls: pending.repeatsCalls, map: map,
      index: index)
    return LeakReport.Leak(
      object: strong.nodes[id] ?? ObjectGraph.Node(id: id, type: id), screen: screen.type, route: screen.route,
      event: screen.gone?.event ?? 0, path: path, roots: roots, cycle: cycle,
      culprit: advice.culprit, place: advice.place, fix: advice.fix,
      others: sorted(others.subtracting([id])), purpose: purpose(of: path, roots: roots))
  }
  /// Why a variable on a path is meant to keep what it holds, as the code says.
  private func purpose(of path: [ObjectGraph.Edge], roots: [RootName]) -> String? {
    let fields = path.compactMap { edge in
      map.declaration(of: edge).map { "\($0.name).\(edge.label.prefix { $0 != "." && $0 != "[" })" }
    }
    return purpose(of: roots) ?? fields.lazy.compactMap { index.variables[$0]?.keeps }.first
  }

  private func purpose(of roots: [RootName]) -> String? {
    roots.lazy.compactMap(\.variable).compactMap { index.variables[$0]?.keeps }.first
  }
}
