import Figures

/// What is measured by turns, so that whatever slows down the machine slows down all of it.
struct Contest {
  let aim: String
  let subject: Work
  let baseline: Work
  /// What cannot be beaten.
  var limit: Work?
  /// How often each is run for one time.
  let repeats: Int

  var works: [Work] { [subject, baseline] + (limit.map { [$0] } ?? []) }

  func figure(_ id: String) throws -> Figure {
    var times = works.map { _ in [Double]() }
    for round in -2..<41 {
      for (index, work) in works.enumerated() {
        let time = try Measurement.time { for _ in 0..<repeats { try work.run() } }
        // The first rounds warm up.
        if round >= 0 { times[index].append(time / Double(repeats)) }
      }
    }
    let measured = zip(works, times).map { Measurement($0.name, fastestOf: $1) }
    let limit = measured.dropFirst(2).map { "; the limit is \($0.description)" }.joined()
    let allocations = try works.map { "\(try $0.allocations())" }.joined(separator: ", ")
    return Figure(
      id, measured[0], against: measured[1], aim: aim, remark: limit + "; heap allocations: \(allocations)")
  }
}
