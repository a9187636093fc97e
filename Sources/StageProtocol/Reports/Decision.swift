import Architectures

/// The object that decided where the app goes, read from the calls of an event.
///
/// The first call of a type that moves between screens is looked for. A coordinator is told what has happened, so it
/// decides itself; a router or a flow controller is told where to go, so its caller has decided. Where no such type was
/// called, it is who had the first view built.
public struct Decision: Hashable, Sendable {
  /// The type of the object.
  public let type: String
  /// Where it did so: its member, without arguments.
  public let member: String
  /// The place of that call in the trace.
  public let place: Int
  /// The place of the call that carried the decision out; the same where the object did so itself.
  public let executionPlace: Int

  /// The decision that the calls tell of; nil where they tell of none.
  public init?(in trace: CallTrace) {
    let calls = trace.calls
    if let index = calls.firstIndex(where: { $0.role?.layer == .flow && $0.member.kind != .initialiser }) {
      let call = calls[index]
      let isOwn = call.role == .coordinator || call.member.kind == .storedClosure
      // Helpers of its own, such as an overload that fills in an argument, do not count as callers.
      let caller = trace.callers(of: index).first { calls[$0].type != call.type }
      // A router that nobody of the app has called was only told of the way back that was taken.
      guard let decider = isOwn ? index : caller else { return nil }
      self.init(calls[decider], at: decider, executedAt: index)
    } else if let index = calls.firstIndex(where: { $0.role?.layer == .view && $0.member.kind == .initialiser }) {
      // A factory builds what it is told to.
      let callers = trace.callers(of: index)
      let caller = callers.first { calls[$0].role?.layer != .assembly || calls[$0].role == .delegate }
      let decider = caller ?? callers.last ?? index
      self.init(calls[decider], at: decider, executedAt: index)
    } else {
      return nil
    }
  }

  private init(_ call: CallTrace.Call, at place: Int, executedAt executionPlace: Int) {
    type = call.type
    member = call.member.signature
    self.place = place
    self.executionPlace = executionPlace
  }
}

extension CallTrace {
  /// The places of the calls within which a call happened, or by which it was set going, the nearest first.
  public func callers(of place: Int) -> [Int] {
    var depth = calls[place].depth
    var callers: [Int] = []
    for index in calls[..<place].indices.reversed() where calls[index].depth < depth {
      depth = calls[index].depth
      callers.append(index)
    }
    return callers
  }
}
