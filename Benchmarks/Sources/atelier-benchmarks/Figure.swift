/// One line of the report: how a thing compares with its baseline, both measured in this run.
struct Figure {
  /// Stays the same from run to run: `switch-cold`.
  let id: String
  let ratio: Double
  /// What the ratio, or the time, should be; nothing where none was set.
  let aim: String
  /// What was measured against what.
  let comparison: String

  init(_ id: String, _ subject: Measurement, against baseline: Measurement, aim: String) {
    self.id = id
    ratio = subject.seconds / baseline.seconds
    self.aim = aim
    comparison = "\(subject.description) against \(baseline.description)"
  }

  /// Tab-separated: id, ratio, aim, what against what.
  var line: String {
    [id, ratio.formatted(digits: 2), aim, comparison].joined(separator: "\t")
  }
}
