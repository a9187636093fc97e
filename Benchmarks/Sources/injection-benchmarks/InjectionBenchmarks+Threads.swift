import Figures
import Foundation
import Injection

extension InjectionBenchmarks {
  /// What two threads resolve in some time, against what one does, and the same for plain initialisers and for the
  /// dictionary. All are measured by turns, so that whatever slows down the machine slows down all of them.
  ///
  /// Each of the two threads asks for a singleton of its own, in memory of its own: threads that take and drop the same
  /// object wait for each other at its reference count, container or not.
  static func twoThreads() -> Figure {
    let (container, baseline) = (Container(), Baseline())
    container.register(scope: .singleton) { Apart<Session>() }
    container.register(scope: .singleton) { Apart<Users>() }
    baseline.registerSingleton(Apart<Session>.self) { _ in Apart() }
    baseline.registerSingleton(Apart<Users>.self) { _ in Apart() }
    var resolving = ThreadContest(
      { for _ in 0..<count { _ = try? container.resolve(Apart<Session>.self) } },
      { for _ in 0..<count { _ = try? container.resolve(Apart<Users>.self) } })
    let plain: @Sendable () -> Void = { for _ in 0..<count { consumeLocally(Profile(id: 7, users: Users())) } }
    var making = ThreadContest(plain, plain)
    nonisolated(unsafe) let dictionary = baseline
    var lookingUp = ThreadContest(
      { for _ in 0..<count { _ = try? dictionary.resolve(Apart<Session>.self) } },
      { for _ in 0..<count { _ = try? dictionary.resolve(Apart<Users>.self) } })
    for _ in 0..<101 {
      resolving.measure()
      making.measure()
      lookingUp.measure()
    }
    return Figure(
      "injection-h", ratio: resolving.ratio, aim: "over 1 where plain code has it",
      comparison: "the throughput of two threads resolving a singleton each (\(resolving.times)), against one; "
        + "plain initialisers have \(making.ratio.formatted(digits: 2)) (\(making.times)), "
        + "the dictionary \(lookingUp.ratio.formatted(digits: 2)) (\(lookingUp.times))")
  }

  fileprivate static let count = 100_000
}

/// A class whose instances share no cache line with anything.
private final class Apart<Tag>: Sendable {
  private let before = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  private let after = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}

/// What one thread does, and what it does while another does the like.
private struct ThreadContest {
  private let one: @Sendable () -> Void
  private let other: @Sendable () -> Void
  private var alone: [Double] = []
  private var together: [Double] = []

  init(_ one: @escaping @Sendable () -> Void, _ other: @escaping @Sendable () -> Void) {
    self.one = one
    self.other = other
  }

  mutating func measure() {
    alone.append(Measurement.time { one() } / Double(InjectionBenchmarks.count))
    let both = Measurement.time {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [other] in
        other()
        done.signal()
      }
      one()
      done.wait()
    }
    together.append(both / Double(2 * InjectionBenchmarks.count))
  }

  private var fastest: (alone: Figures.Measurement, together: Figures.Measurement) {
    (Figures.Measurement("one thread", fastestOf: alone), Figures.Measurement("two threads", fastestOf: together))
  }

  var ratio: Double { fastest.alone.seconds / fastest.together.seconds }
  var times: String { "\(fastest.together.time) against \(fastest.alone.time)" }
}

/// Keeps the optimiser from leaving out an object, without writing where other threads write.
@inline(never)
private func consumeLocally(_ object: Profile) { withExtendedLifetime(object) {} }
