/// Asks for the app's virtual time and its pending timers.
public struct TimeQuestion: StageQuestion {
  public typealias Answer = StageTime
  public static let name = "time"

  /// The question.
  public init() {}
}

extension Question where Self == TimeQuestion {
  /// The app's virtual time and its pending timers.
  public static var time: Self { Self() }
}

/// The virtual time of a stage, and the timers that wait for it to pass. All times are in milliseconds.
public struct StageTime: Hashable, Sendable, Codable {
  /// Since the launch.
  public let now: Int
  /// How many timers have fired since the launch: sleeps that ended, and work that was to be done later.
  public let fired: Int
  /// How many timers are still to fire.
  public let pending: Int
  /// When the next of them is due, as `now` counts; nil if there is none.
  public let next: Int?

  /// A point in virtual time.
  public init(now: Int, fired: Int, pending: Int, next: Int?) {
    self.now = now
    self.fired = fired
    self.pending = pending
    self.next = next
  }
}
