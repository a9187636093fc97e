import Foundation

/// How long something takes.
struct Measurement {
  let name: String
  /// The median of the runs.
  let seconds: Double

  /// Runs `work` a number of times.
  ///
  /// - Parameter prepare: done before each run, and not measured.
  init(_ name: String, runs: Int, prepare: () throws -> Void = {}, _ work: () throws -> Void) rethrows {
    self.name = name
    var times: [Double] = []
    for _ in 0..<runs {
      try prepare()
      let start = ContinuousClock.now
      try work()
      let time = (ContinuousClock.now - start).components
      times.append(Double(time.seconds) + Double(time.attoseconds) / 1e18)
    }
    seconds = times.sorted()[times.count / 2]
  }

  var description: String {
    seconds < 0.001
      ? "\(name) (\((seconds * 1_000_000).formatted(digits: 0)) µs)"
      : "\(name) (\((seconds * 1000).formatted(digits: 1)) ms)"
  }
}

extension Double {
  func formatted(digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
