import Architectures
import StageProtocol

/// A call trace as messages between types, which stand side by side in the order of their first call.
public struct SequenceDiagram: Encodable, Sendable {
  /// The types, from left to right.
  public let lanes: [Lane]
  /// The calls, from top to bottom.
  public let messages: [Message]

  /// One type. Objects of the same type share a lane.
  public struct Lane: Encodable, Sendable {
    /// Its name.
    public let type: String
    /// Its role in the architecture; nil if none is known.
    public let role: ArchitectureRole?
  }

  /// One call.
  public struct Message: Encodable, Sendable {
    /// The lane of the caller; nil if no app code made the call.
    public let from: Int?
    /// The lane of what is called.
    public let to: Int
    /// The member with its arguments.
    public let text: String
    /// Whether it happened after the call that set it going had returned.
    public let later: Bool
    /// What made the call, if that is left out of the diagram.
    public let through: String?
    /// The text and shorter forms of it, the longest first.
    let forms: [String]

    private enum CodingKeys: CodingKey {
      case from, to, text, later, through
    }

    /// The text, and through what it was called: `didMove(toParent: nil), through AppRouterImpl`.
    var words: String { text + (through.map { ", through \($0)" } ?? "") }
  }

  /// The name of the lane for functions outside types.
  private static let freeFunctions = "(functions)"

  /// A diagram of calls.
  ///
  /// - Parameter calls: of one event, each followed by those within it.
  public init(of calls: [CallTrace.Call]) {
    self.init(of: calls.map(FoldedCall.init))
  }

  /// A diagram of calls, of which those that repeat themselves are folded.
  ///
  /// - Parameter calls: of one event, each followed by those within it.
  public init(of calls: [FoldedCall]) {
    var lanes: [Lane] = []
    var places: [String: Int] = [:]
    func lane(of type: String, role: ArchitectureRole?) -> Int {
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
      return Message(
        from: from, to: to, text: folded.text, later: call.later == true || folded.cause != nil, through: call.through,
        forms: folded.forms)
    }
    self.lanes = lanes
  }

  init(lanes: [Lane], messages: [Message]) {
    self.lanes = lanes
    self.messages = messages
  }

  /// The diagram cut into several, none of which has more lanes than these; messages stay in order.
  ///
  /// - Parameter rows: how many lanes and messages a part may have, so that it is seen at once.
  func parts(upTo most: Int, rows: Int) -> [SequenceDiagram] {
    var parts: [SequenceDiagram] = []
    var places: [Int: Int] = [:]
    var lanes: [Lane] = []
    var messages: [Message] = []
    for message in self.messages {
      let needed = Set([message.from, message.to].compactMap(\.self))
      let count = lanes.count + needed.count { places[$0] == nil }
      if !messages.isEmpty, count > most || count + messages.count + 1 > rows {
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
          later: message.later, through: message.through, forms: message.forms))
    }
    return messages.isEmpty ? parts : parts + [SequenceDiagram(lanes: lanes, messages: messages)]
  }
}
