import Architectures
import StageProtocol

/// Which reference keeps an object that should have been deallocated, and the usual fix.
struct LeakAdvice {
  let culprit: ObjectGraph.Edge?
  let place: SourceIndex.Location?
  let fix: String

  /// - Parameters:
  ///   - object: the id of the object that lives on.
  ///   - path: from a root to the object; empty if nothing outside keeps it, or the process itself does.
  ///   - roots: how the process holds the first object of the path.
  ///   - cycle: from the object back to itself; empty if there is none.
  ///   - endless: how a task that goes on and on holds the first object of the path.
  ///   - repeatsCalls: whether a delayed call makes the next one, again and again.
  init(
    object: String, path: [ObjectGraph.Edge], roots: [RootName], cycle: [ObjectGraph.Edge], endless: TaskHold?,
    repeatsCalls: Bool, map: ObjectMap, index: SourceIndex
  ) {
    let declared = (path + cycle).map { ($0, map.declaration(of: $0)) }
    let isApp = { (edge: ObjectGraph.Edge) in
      declared.first { $0.0 == edge }?.1.map { Modules.isApp($0.module) } == true
    }
    // An object that only passes on its own lifetime, such as a navigation controller, is not to blame.
    let start = path.first?.from ?? object
    if roots == [.task] {
      culprit = nil
      guard let endless else {
        (place, fix) = (map.holds[start]?.lazy.compactMap(\.place).first, Self.unfinished)
        return
      }
      place = endless.place
      let name = Self.captureName(of: map.type(of: start), at: endless.place, index: index)
      fix = endless.strength == .strong ? Self.endless(capturing: name) : Self.unwrappedTooSoon
      return
    }
    let blamed = path.last(where: isApp)
    if blamed == nil, let variable = roots.lazy.compactMap(RootVariable.init).first {
      (culprit, place, fix) = (nil, variable.place(in: index), variable.fix)
      return
    }
    let culprit = blamed ?? Self.culprit(in: cycle, map: map) ?? path.last
    self.culprit = culprit
    guard let culprit else {
      (place, fix) = (nil, repeatsCalls ? Self.calledAgain : Self.unseen)
      return
    }
    let holder = map.declaration(of: culprit)?.name ?? map.type(of: culprit.from)
    let field = culprit.label.prefix { $0 != "." && $0 != "[" }
    place = culprit.place ?? index.variables["\(holder).\(field)"]?.place ?? index.types[holder]
    let name = Self.captureName(of: map.type(of: culprit.to), at: culprit.place, index: index)
    fix = Self.fix(of: culprit, holder: holder, capture: "`[weak \(name)]`", isCycle: path.isEmpty)
  }

  private static let unfinished = """
    a task that is not over uses it: capture it weakly, and only for as long as it is used, or cancel the task when \
    the screen goes
    """

  private static func endless(capturing name: String) -> String {
    """
    the task wakes again and again, and keeps what it has captured until it ends: capture it weakly, `[weak \(name)]`, \
    and unwrap it after each sleep, `guard let \(name) else { return }`; or cancel the task when the screen goes (not \
    in deinit, which the task prevents), and loop `while !Task.isCancelled`
    """
  }

  private static let unwrappedTooSoon = """
    the task wakes again and again; it captures this weakly, but may have unwrapped it before its loop, and then keeps \
    it until it ends: unwrap it in the loop, after each sleep
    """

  private static let calledAgain = """
    nothing that can be seen keeps it, and a delayed call makes the next one, again and again: capture it weakly there, \
    `[weak self]`, and delay the next call only while it is there
    """

  private static let unseen = """
    nothing that can be seen keeps it; look for a task that waits, or a delayed call, that uses it strongly
    """

  /// In a cycle, a closure is the usual mistake; else what refers back to the screen, whose owner is elsewhere.
  private static func culprit(in cycle: [ObjectGraph.Edge], map: ObjectMap) -> ObjectGraph.Edge? {
    let views = Set(map.graph.nodes.filter { $0.role == .view }.map(\.id))
    return cycle.first { $0.via == .closure || $0.via == .subscription }
      ?? cycle.first { views.contains($0.to) }
      ?? cycle.last
  }

  /// What a closure calls an object that it captures: usually `self` in the object's own file.
  private static func captureName(of type: String, at place: SourceIndex.Location?, index: SourceIndex) -> String {
    let isSelf = place.map { $0.file == index.types[type]?.file } ?? true
    return isSelf ? "self" : "…"
  }

  private static func fix(of edge: ObjectGraph.Edge, holder: String, capture: String, isCycle: Bool) -> String {
    let field = "\(holder).\(edge.label)"
    switch edge.via {
    case .closure: return "capture it weakly: \(capture) in the closure that \(field) holds"
    case .subscription:
      return "capture it weakly: \(capture) in the subscription to \(field), or cancel that when the screen goes"
    case .container: return "give its registration a shorter life: graph or weak scope instead of singleton"
    case .field, .build, .factory, .argument, .passing, .property, .registration: break
    }
    if let collection = CollectionName(of: edge.label)?.text {
      return "take it out of \(holder).\(collection) when its screen goes, whichever way it goes; a swipe is one, too"
    }
    return isCycle
      ? "make \(field) weak: the screen is kept by whoever shows it, and needs no second owner"
      : "let \(field) go when the screen goes, or make it weak"
  }
}
