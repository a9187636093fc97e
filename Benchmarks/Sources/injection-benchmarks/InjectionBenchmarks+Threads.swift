import Figures
import Foundation
import Injection

extension InjectionBenchmarks {
  /// What two threads resolve in some time, against what one does. Each of the two asks for a singleton of its own;
  /// threads that take and drop the same object wait for each other at its reference count, container or not.
  static func twoThreads() -> Figure {
    let container = Container()
    container.register(scope: .singleton) { Session() }
    container.register(scope: .singleton) { Users() }
    let count = 100_000
    let work: [@Sendable () -> Void] = [
      { for _ in 0..<count { _ = try? container.resolve(Session.self) } },
      { for _ in 0..<count { _ = try? container.resolve(Users.self) } },
    ]
    var times = (one: [Double](), two: [Double]())
    for _ in 0..<101 {
      times.one.append(Measurement.time { work[0]() } / Double(count))
      let both = Measurement.time {
        let other = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          work[1]()
          other.signal()
        }
        work[0]()
        other.wait()
      }
      times.two.append(both / Double(2 * count))
    }
    let one = Measurement("one thread resolving a singleton", fastestOf: times.one)
    let two = Measurement("two threads", fastestOf: times.two)
    return Figure(
      "injection-h", ratio: one.seconds / two.seconds, aim: "over 1",
      comparison: "the throughput of \(two.name) (\(two.time) each) against \(one.name) (\(one.time))")
  }
}
