import StageProtocol

/// Which reference keeps an object that should be gone, and what usually mends it.
struct LeakAdvice {
  let culprit: ObjectGraph.Edge?
  let place: SourceIndex.Location?
  let cure: String

  /// - Parameters:
  ///   - path: from a root to the object; empty where nothing outside keeps it.
  ///   - cycle: from the object back to itself; empty where there is none.
  init(path: [ObjectGraph.Edge], cycle: [ObjectGraph.Edge], map: ObjectMap, index: SourceIndex) {
    let declared = (path + cycle).map { ($0, map.declaration(of: $0)) }
    let isApp = { (edge: ObjectGraph.Edge) in
      declared.first { $0.0 == edge }?.1.map { Modules.isApp($0.module) } == true
    }
    // What only passes on that it is kept, such as a navigation controller, is not to blame.
    let culprit = path.last(where: isApp) ?? Self.culprit(in: cycle, map: map) ?? path.last
    self.culprit = culprit
    guard let culprit else {
      (place, cure) = (nil, Self.unseen)
      return
    }
    let holder = map.declaration(of: culprit)?.name ?? map.type(of: culprit.from)
    place = culprit.place ?? index.types[holder]
    cure = Self.cure(of: culprit, holder: holder, isCycle: path.isEmpty)
  }

  private static let unseen = """
    nothing that can be seen keeps it; look for a task that waits, or a delayed call, that uses it strongly
    """

  /// Of a cycle, a closure is the usual mistake; else what refers back to the screen, whose owner is elsewhere.
  private static func culprit(in cycle: [ObjectGraph.Edge], map: ObjectMap) -> ObjectGraph.Edge? {
    let views = Set(map.graph.nodes.filter { $0.role == Role.view.rawValue }.map(\.id))
    return cycle.first { $0.via == .closure || $0.via == .subscription }
      ?? cycle.first { views.contains($0.to) }
      ?? cycle.last
  }

  private static func cure(of edge: ObjectGraph.Edge, holder: String, isCycle: Bool) -> String {
    let field = "\(holder).\(edge.label)"
    switch edge.via {
    case .closure: return "capture it weakly: `[weak self]` in the closure that \(field) holds"
    case .subscription:
      return "capture it weakly in the subscription: `[weak self]`, or cancel \(field) when the screen goes"
    case .container: return "give its registration a shorter life: graph or weak scope instead of singleton"
    case .field, .build, .argument, .passing, .property: break
    }
    if let collection = collection(in: edge.label) {
      return "take it out of \(holder).\(collection) when its screen goes, whichever way it goes; a swipe is one, too"
    }
    return isCycle
      ? "make \(field) weak: the screen is kept by who shows it, and needs no second owner"
      : "let \(field) go when the screen goes, or make it weak"
  }

  /// `children` for `children[0]`, `completions` for `completions.keys`.
  private static func collection(in label: String) -> Substring? {
    if label.hasSuffix(".keys") { return label.dropLast(".keys".count) }
    return label.hasSuffix("]") ? label.prefix { $0 != "[" } : nil
  }
}
