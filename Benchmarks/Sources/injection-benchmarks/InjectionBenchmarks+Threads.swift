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
    let work: [@Sendable () -> Void] = [
      { for _ in 0..<count { _ = try? container.resolve(Session.self) } },
      { for _ in 0..<count { _ = try? container.resolve(Users.self) } },
    ]
    let plain: @Sendable () -> Void = { for _ in 0..<count { consumeLocally(Profile(id: 7, users: Users())) } }
    let resolving = throughput(of: work)
    let making = throughput(of: [plain, plain])
    return Figure(
      "injection-h", ratio: resolving.ratio, aim: "over 1 where plain code has it",
      comparison: "the throughput of two threads resolving a singleton each (\(resolving.times)), against one; "
        + "plain initialisers have \(making.ratio.formatted(digits: 2)) (\(making.times))")
  }

  private static let count = 100_000

  private static func throughput(of work: [@Sendable () -> Void]) -> (ratio: Double, times: String) {
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
    let one = Measurement("one thread", fastestOf: times.one)
    let two = Measurement("two threads", fastestOf: times.two)
    return (one.seconds / two.seconds, "\(two.time) against \(one.time)")
  }
}

/// Keeps the optimiser from leaving out an object, without writing where other threads write.
@inline(never)
private func consumeLocally(_ object: Profile) { withExtendedLifetime(object) {} }
