import Rules
import StageProtocol

extension AppSession {
  /// What the app has done since its launch, what is on display now, and what should have gone.
  func run() throws(ShellError) -> RecordedRun {
    let count = try requireApp().log.events.count
    var events: [RecordedRun.Event] = []
    for event in 0...count {
      let trace = try ask(.trace(ofEvent: event))
      events.append(RecordedRun.Event(trace))
    }
    let graph = try ask(.graph(.ownership))
    return RecordedRun(events: events, objects: try objectsOnDisplay(in: graph), leaks: try leaks(in: graph))
  }

  /// What a field of another object keeps although its screen has gone.
  private func leaks(in graph: ObjectGraph) throws(ShellError) -> [RecordedRun.Leak] {
    let report = try ask(.leaks)
    return report.leaks.compactMap { leak in
      guard let culprit = leak.culprit, culprit.via == .field, culprit.to == leak.object.id,
        let keeper = graph.nodes.first(where: { $0.id == culprit.from })
      else { return nil }
      return RecordedRun.Leak(type: leak.object.type, screen: leak.screen, keeper: keeper.type, event: leak.event)
    }
  }

  /// The app's view controllers that are on display, and the objects that they hold.
  private func objectsOnDisplay(in graph: ObjectGraph) throws(ShellError) -> [RecordedRun.Object] {
    let fields = graph.edges.filter { $0.via == .field && $0.strength == .strong }
    let shown = Set(fields.filter(\.shows).map(\.to))
    let held = Set(fields.filter { shown.contains($0.from) }.map(\.to))
    let nodes = graph.nodes.filter { node in
      node.module != nil && node.isReachable != false && (shown.contains(node.id) || held.contains(node.id))
    }
    var objects: [RecordedRun.Object] = []
    for node in nodes {
      let inspection = try ask(.inspection(of: node.id))
      guard let object = inspection.objects.first(where: { $0.node.id == node.id }) else { continue }
      objects.append(RecordedRun.Object(object, isShown: shown.contains(node.id), fields: fields))
    }
    return objects
  }
}

extension ObjectGraph.Edge {
  /// Whether a window, a stack or a view controller has another in it by this reference.
  fileprivate var shows: Bool {
    label.hasPrefix("viewControllers[") || label == "rootViewController" || label == "presentedViewController"
  }
}

extension RecordedRun.Event {
  fileprivate init(_ trace: CallTrace) {
    self.init(
      calls: trace.calls.map(RecordedRun.Call.init), isWhole: trace.omitted == nil, made: trace.createdTypes,
      gone: trace.freedTypes)
  }
}

extension RecordedRun.Call {
  fileprivate init(_ call: CallTrace.Call) {
    let arguments = (call.member.arguments ?? []).map { argument in
      [argument.label, argument.value].compactMap(\.self).joined(separator: ": ")
    }
    self.init(
      depth: call.depth, type: call.type, name: call.member.name, arguments: arguments,
      isClosure: call.member.kind.isClosure, declaredIn: call.declaredIn, file: call.file, line: call.line,
      isLater: call.later ?? false, order: call.order, data: call.data)
  }
}

extension RecordedRun.Object {
  fileprivate init(_ object: ObjectInspection.Object, isShown: Bool, fields: [ObjectGraph.Edge]) {
    let held = fields.filter { $0.from == object.node.id }.map { ($0.label, $0.to) }
    self.init(
      id: object.node.id, type: object.node.type, isShown: isShown,
      emptyFields: Set(object.fields.filter { $0.value == "nil" }.map(\.name)),
      held: Dictionary(held) { first, _ in first }, since: object.node.createdByEvent)
  }
}
