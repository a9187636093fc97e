import Foundation

/// How long something takes.
public struct Measurement {
  /// What was measured, in words.
  public let name: String
  /// The median of the runs, or the fastest.
  public let seconds: Double

  /// Runs `work` a number of times.
  ///
  /// - Parameter prepare: done before each run, and not measured.
  public init(_ name: String, runs: Int, prepare: () throws -> Void = {}, _ work: () throws -> Void) rethrows {
    var times: [Double] = []
    for _ in 0..<runs {
      try prepare()
      times.append(try Self.time(work))
    }
    self.name = name
    seconds = times.sorted()[times.count / 2]
  }

  /// Takes the fastest of times that were measured: what else the machine does only ever adds to them.
  public init(_ name: String, fastestOf times: [Double]) {
    self.name = name
    seconds = times.min() ?? 0
  }

  /// How many seconds something takes.
  public static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  /// The name and the time.
  public var description: String { "\(name) (\(time))" }

  /// The time in a unit that suits it.
  public var time: String {
    switch seconds {
    case ..<0.000_01: "\((seconds * 1e9).formatted(digits: 0)) ns"
    case ..<0.001: "\((seconds * 1e6).formatted(digits: 0)) µs"
    default: "\((seconds * 1e3).formatted(digits: 1)) ms"
    }
  }
}

extension Double {
  /// The number as a person writes it.
  public func formatted(digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
