/// The time of a stage, and what is waiting for it to pass. All times are in milliseconds.
public struct StageTime: Hashable, Sendable, Codable {
  /// Since the launch.
  public let now: Int
  /// How many timers have fired since the launch: sleeps that ended, and work that was to be done later.
  public let fired: Int
  /// How many timers are still to fire.
  public let pending: Int
  /// When the next of them is due, as `now` counts; nothing where there is none.
  public let next: Int?

  /// A moment.
  public init(now: Int, fired: Int, pending: Int, next: Int?) {
    self.now = now
    self.fired = fired
    self.pending = pending
    self.next = next
  }
}
