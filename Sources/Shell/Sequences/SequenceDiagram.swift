import StageProtocol

/// A call trace as messages between types, which stand side by side in the order of their first call.
struct SequenceDiagram: Encodable {
  let lanes: [Lane]
  let messages: [Message]

  /// One type. Objects of the same type share a lane.
  struct Lane: Encodable {
    let type: String
    let role: String?
  }

  /// One call.
  struct Message: Encodable {
    /// The lane of the caller; nothing for what app code did not set going.
    let from: Int?
    /// The lane of what is called.
    let to: Int
    /// The member with its arguments.
    let text: String
    /// Whether it did not happen within the call that set it going.
    let later: Bool
  }

  /// What functions of no type are called together.
  private static let freeFunctions = "(functions)"

  /// - Parameter calls: of one event, each followed by those within it.
  init(of calls: [CallTrace.Call]) {
    self.init(of: calls.map(FoldedCall.init))
  }

  /// - Parameter calls: of one event, each followed by those within it.
  init(of calls: [FoldedCall]) {
    var lanes: [Lane] = []
    var places: [String: Int] = [:]
    func lane(of type: String, role: String?) -> Int {
      if let place = places[type] { return place }
      places[type] = lanes.count
      lanes.append(Lane(type: type.isEmpty ? Self.freeFunctions : type, role: role))
      return lanes.count - 1
    }
    var callers: [Int] = []
    messages = calls.map { folded in
      let call = folded.call
      callers = Array(callers.prefix(folded.depth))
      let from = callers.last ?? folded.cause.map { lane(of: $0.type, role: nil) }
      let to = lane(of: call.type, role: call.role)
      callers.append(to)
      return Message(from: from, to: to, text: folded.text, later: call.later == true || folded.cause != nil)
    }
    self.lanes = lanes
  }

  init(lanes: [Lane], messages: [Message]) {
    self.lanes = lanes
    self.messages = messages
  }

  /// The diagram cut into several, none of which has more lanes than these; messages stay in order.
  func parts(upTo most: Int) -> [SequenceDiagram] {
    var parts: [SequenceDiagram] = []
    var places: [Int: Int] = [:]
    var lanes: [Lane] = []
    var messages: [Message] = []
    for message in self.messages {
      let needed = Set([message.from, message.to].compactMap(\.self))
      if lanes.count + needed.count(where: { places[$0] == nil }) > most, !messages.isEmpty {
        parts.append(SequenceDiagram(lanes: lanes, messages: messages))
        (places, lanes, messages) = ([:], [], [])
      }
      for lane in [message.from, message.to].compactMap(\.self) where places[lane] == nil {
        places[lane] = lanes.count
        lanes.append(self.lanes[lane])
      }
      messages.append(
        Message(
          from: message.from.flatMap { places[$0] }, to: places[message.to] ?? 0, text: message.text,
          later: message.later))
    }
    return messages.isEmpty ? parts : parts + [SequenceDiagram(lanes: lanes, messages: messages)]
  }
}
