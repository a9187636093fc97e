import ScreenKit
import StageProtocol

/// What an event leads to, beside what was there before it: all that can be predicted of it.
public struct EventRun: Sendable {
  /// The name of the wiring in which it happened.
  public let wiring: String
  /// The events that happened, of which the last is looked at.
  public let events: [StageEvent]
  /// What the app showed before the event.
  public let screenBefore: Screen
  /// What it shows after it.
  public let screen: Screen
  /// Who kept whom alive before the event.
  public let graphBefore: ObjectGraph
  /// Who keeps whom alive after it.
  public let graph: ObjectGraph
  /// The calls that it caused.
  public let trace: CallTrace
  /// What had outlived its screen before the event.
  public let leaksBefore: LeakReport
  /// What has outlived its screen after it.
  public let leaks: LeakReport

  /// A run from one moment to another.
  public init(
    wiring: String, events: [StageEvent], screenBefore: Screen, screen: Screen, graphBefore: ObjectGraph,
    graph: ObjectGraph, trace: CallTrace, leaksBefore: LeakReport, leaks: LeakReport
  ) {
    self.wiring = wiring
    self.events = events
    self.screenBefore = screenBefore
    self.screen = screen
    self.graphBefore = graphBefore
    self.graph = graph
    self.trace = trace
    self.leaksBefore = leaksBefore
    self.leaks = leaks
  }
}

/// Asks what events would lead to. They do not happen to the current app.
public struct EventRunQuestion: Question {
  public typealias Answer = EventRun
  /// In their order; the answer is about the last one.
  public let events: [StageEvent]

  /// A question about the last of these events.
  public init(_ events: [StageEvent]) {
    self.events = events
  }
}

extension EventRun {
  /// The types that were called, each where it was called first, with its place in the trace.
  var calledTypes: [(type: String, place: Int)] {
    var seen: Set<String> = [""]
    return trace.calls.enumerated().filter { seen.insert($0.element.type).inserted }.map {
      ($0.element.type, $0.offset)
    }
  }

  /// The types of the app's own objects that are there before and after: those that come or go hold some of them, which
  /// are easily taken for such, and so are objects of one screen; these come first.
  ///
  /// - Parameter types: what comes or goes.
  func stayingTypes(near types: some Collection<String>) -> [String] {
    let now = Set(graph.appNodes.map(\.type))
    let nodes = graphBefore.appNodes.filter { now.contains($0.type) }
    let near = graphBefore.types(heldBy: types).union(graph.types(heldBy: types))
    let held = nodes.filter { near.contains($0.type) }
    return (held + nodes.filter { $0.role?.isForScreen == true } + nodes).map(\.type).withoutRepetition
  }
}

extension ObjectGraph {
  /// The objects whose types the app declares, and that something still reaches.
  var appNodes: [Node] { nodes.filter { $0.module != nil && $0.isReachable != false } }

  /// The types of what objects of these types hold strongly.
  fileprivate func types(heldBy holders: some Collection<String>) -> Set<String> {
    let types = Dictionary(nodes.map { ($0.id, $0.type) }) { first, _ in first }
    let held = edges.filter { $0.strength == .strong && holders.contains(types[$0.from] ?? "") }.map(\.to)
    return Set(held.compactMap { types[$0] })
  }
}

extension CallTrace.Call {
  /// `User/UserPresenter.swift:12`.
  var place: String { "\(file):\(line)" }
}
