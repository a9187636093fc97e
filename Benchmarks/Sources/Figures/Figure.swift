/// One line of the report: how a thing compares with its baseline, both measured in this run.
public struct Figure {
  /// Stays the same from run to run: `switch-cold`.
  public let id: String
  /// How many times the baseline.
  public let ratio: Double
  /// What the ratio, or the time, should be; nil if nothing was set.
  public let aim: String
  /// What was measured against what.
  public let comparison: String

  /// Compares two times.
  public init(_ id: String, _ subject: Measurement, against baseline: Measurement, aim: String, remark: String = "") {
    self.init(
      id, ratio: subject.seconds / baseline.seconds, aim: aim,
      comparison: "\(subject.description) against \(baseline.description)\(remark)")
  }

  /// Tells a ratio of something other than times.
  public init(_ id: String, ratio: Double, aim: String, comparison: String) {
    self.id = id
    self.ratio = ratio
    self.aim = aim
    self.comparison = comparison
  }

  /// Tab-separated: id, ratio, aim, what against what.
  public var line: String {
    [id, ratio.formatted(digits: 2), aim, comparison].joined(separator: "\t")
  }
}
