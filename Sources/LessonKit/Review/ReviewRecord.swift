/// When a question of a finished lesson was asked again, and how far its schedule has expanded.
public struct ReviewRecord: Hashable, Sendable {
  /// The day on which it was asked last.
  public let on: Day
  /// How often in a row it was answered rightly, as far as the schedule counts that.
  public let rung: Int

  /// After how many days a question is asked again, on each rung.
  static let intervals = [1, 3, 7, 21, 60]

  /// A record; what lies outside of the schedule is brought back to it.
  public init(on: Day, rung: Int) {
    self.on = on
    self.rung = min(max(rung, 0), Self.intervals.count - 1)
  }

  /// What is kept of a question that was now answered.
  ///
  /// - Parameter last: what was kept before; nil if it is asked again for the first time.
  public init(isRight: Bool, after last: ReviewRecord?, on day: Day) {
    self.init(on: day, rung: isRight ? (last?.rung ?? 0) + 1 : 0)
  }

  /// The day from which on it is to be asked again.
  ///
  /// - Parameter today: a record of a later day was kept before the clock was set back, and is due at once: nothing is
  ///   to wait until that day comes again.
  public func due(today: Day) -> Day { on > today ? today : on.later(by: Self.intervals[rung]) }
}
