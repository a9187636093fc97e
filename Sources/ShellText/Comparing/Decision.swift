import StageProtocol

/// The object that decided where the app goes, read from the calls of an event.
///
/// The first call of a type that moves between screens is looked for. A coordinator is told what has happened, so it
/// decides itself; a router or a flow controller is told where to go, so its caller has decided. Where no such type was
/// called, it is who had the first view built.
struct Decision: Hashable {
  /// The type of the object.
  let type: String
  /// Where it did so: its member, without arguments.
  let member: String

  init?(in trace: CallTrace) {
    let calls = trace.calls
    if let index = calls.firstIndex(where: { $0.role?.layer == .flow && $0.member.kind != .initialiser }) {
      let call = calls[index]
      let isOwn = call.role == .coordinator || call.member.kind == .storedClosure
      // Helpers of its own, such as an overload that fills in an argument, do not count as callers.
      let caller = Self.ancestors(of: index, in: calls).first { $0.type != call.type }
      // A router that nobody of the app has called was only told of the way back that was taken.
      guard let decider = isOwn ? call : caller else { return nil }
      self.init(decider)
    } else if let index = calls.firstIndex(where: { $0.role?.layer == .view && $0.member.kind == .initialiser }) {
      // A factory builds what it is told to.
      let callers = Self.ancestors(of: index, in: calls)
      let caller = callers.first { $0.role?.layer != .assembly || $0.role == .delegate }
      self.init(caller ?? callers.last ?? calls[index])
    } else {
      return nil
    }
  }

  private init(_ call: CallTrace.Call) {
    type = call.type
    member = call.member.signature
  }

  private static func ancestors(of index: Int, in calls: [CallTrace.Call]) -> [CallTrace.Call] {
    var depth = calls[index].depth
    var ancestors: [CallTrace.Call] = []
    for call in calls[..<index].reversed() where call.depth < depth {
      depth = call.depth
      ancestors.append(call)
    }
    return ancestors
  }
}
