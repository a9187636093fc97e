import Figures
import Foundation
import Injection

extension InjectionBenchmarks {
  /// What two threads resolve in some time, against what one does.
  static func twoThreads() -> Figure {
    let container = Container()
    container.register(scope: .singleton) { Session() }
    container.register(scope: .singleton) { Users() }
    let work: [@Sendable (Int) -> Void] = [
      { count in for _ in 0..<count { if let session = try? container.resolve(Session.self) { consume(session) } } },
      { count in for _ in 0..<count { if let users = try? container.resolve(Users.self) { consume(users) } } },
    ]
    let count = 1_000_000
    var times = (one: [Double](), two: [Double]())
    for _ in 0..<9 {
      times.one.append(Measurement.time { work[0](count) })
      times.two.append(Measurement.time { DispatchQueue.concurrentPerform(iterations: 2) { work[$0](count) } })
    }
    let one = Measurement("one thread resolving a singleton", seconds: times.one.map { $0 / Double(count) })
    let two = Measurement("two threads", seconds: times.two.map { $0 / Double(2 * count) })
    return Figure(
      "injection-h", ratio: one.seconds / two.seconds, aim: "over 1",
      comparison: "the throughput of \(two.name) (\(two.time) each) against \(one.name) (\(one.time))")
  }
}
