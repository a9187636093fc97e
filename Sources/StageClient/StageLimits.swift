/// How much of the machine a stage may use.
public struct StageLimits: Hashable, Sendable {
  /// How long the app may take to settle, in real time; the time in which it waits for a processor does not count.
  public var budget: Duration
  /// How long the stage may take to read its own objects and calls, in real time: no code of the app runs meanwhile.
  public var patience: Duration
  /// How much memory it may take, in bytes.
  public var memory: Int
  /// How many lines of the app's own output are kept between two looks at them.
  public var outputLines: Int

  /// Limits; by default two seconds, 30 seconds, 1 GiB and 200 lines.
  public init(
    budget: Duration = .seconds(2), patience: Duration = .seconds(30), memory: Int = 1 << 30, outputLines: Int = 200
  ) {
    self.budget = budget
    self.patience = patience
    self.memory = memory
    self.outputLines = outputLines
  }
}
