import StageProtocol

/// A leak that was reported already.
struct ToldLeak: Hashable {
  private let type: String
  /// The object's number among those of its type, which does not change while the graph around it does.
  private let ordinal: Int?
  /// The number of the event that it comes of.
  let event: Int

  init(_ leak: LeakReport.Leak) {
    type = leak.object.type
    ordinal = leak.object.ordinal
    event = leak.event
  }
}
