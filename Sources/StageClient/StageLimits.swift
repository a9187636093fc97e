/// How much of the machine a stage may use.
public struct StageLimits: Hashable, Sendable {
  /// How long the app may take to settle, in real time.
  public var budget: Duration
  /// How much memory it may take, in bytes.
  public var memory: Int
  /// How many lines of the app's own output are kept between two looks at them.
  public var outputLines: Int

  /// Two seconds, 1 GiB and 200 lines, unless told otherwise.
  public init(budget: Duration = .seconds(2), memory: Int = 1 << 30, outputLines: Int = 200) {
    self.budget = budget
    self.memory = memory
    self.outputLines = outputLines
  }
}
