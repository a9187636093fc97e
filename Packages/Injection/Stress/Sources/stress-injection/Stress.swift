import Foundation
import Injection

/// All operations of a container against each other, on several threads, for some time.
///
///     stress-injection [seconds [threads]]
///
/// It ends with status 1 if an answer was wrong or an object is left over; a crash or a hang speaks for itself. Built
/// with the thread sanitizer it reports data races.
@main
enum Stress {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap(Double.init)
    let seconds = arguments.first ?? 10
    let threads = arguments.count > 1 ? Int(arguments[1]) : 4
    for round in rounds {
      let count = Counts()
      do {
        let bench = Bench(counts: count)
        let end = Date(timeIntervalSinceNow: seconds / Double(rounds.count))
        let group = DispatchGroup()
        for number in 0..<threads {
          group.enter()
          Thread.detachNewThread {
            var random = Random(seed: UInt64(number + 1))
            while Date() < end {
              for _ in 0..<50 { bench.perform(round.operations[random.next(below: round.operations.count)], &random) }
            }
            group.leave()
          }
        }
        if group.wait(timeout: .now() + seconds / Double(rounds.count) + 60) == .timedOut {
          print("\(round.name): threads wait for each other")
          exit(1)
        }
      }
      // A thread may let go of the container a moment after its work is done.
      for _ in 0..<500 where !count.isSound { Thread.sleep(forTimeInterval: 0.01) }
      print("\(round.name): \(count.summary)")
      guard count.isSound else { exit(1) }
    }
  }

  /// What is done at once: all of it, and what has been hardest on its own.
  private static let rounds: [(name: String, operations: [Operation])] = [
    ("registering again", [.registerAgain, .resolve, .resolve]),
    ("implements again", [.implementAgain, .resolveInterface, .resolveInterface]),
    ("reset", [.reset, .resetOne, .resolve, .circle]),
    ("circles", [.circle, .circle, .reset]),
    ("first requests", [.firstRequest]),
    ("removing what others ask for", [.crew]),
    ("removing while overridden", [.remove, .overrideAll, .overrideTwice]),
    ("asking on the way out", [.asker, .asker, .weakAsker, .weakAsker, .registerAskerAgain, .refusedAsker]),
    ("everything", Operation.allCases),
  ]
}

/// One thing to do with a container.
enum Operation: CaseIterable {
  case resolve, resolveInterface, circle, all, crew, weak, lazy, provider, arguments, child
  case registerAgain, implementAgain, decorateAgain, firstRequest, asker, weakAsker, registerAskerAgain, refusedAsker
  case reset, resetOne, override, overrideTwice, overrideAll, subscribe, validate, remove
}

/// The same numbers in every run.
struct Random {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 6_364_136_223_846_793_005
  }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}

/// How many objects live, how many requests were answered, and how many wrongly.
final class Counts: @unchecked Sendable {
  private let lock = NSLock()
  private var living = 0
  private var answered = 0
  private var wrong = 0

  func change(living difference: Int) { lock.withLock { living += difference } }

  func answer(isRight: Bool) {
    lock.withLock {
      answered += 1
      if !isRight { wrong += 1 }
    }
  }

  var isSound: Bool { lock.withLock { living == 0 && wrong == 0 } }
  var summary: String { lock.withLock { "\(answered) answers, \(wrong) wrong, \(living) objects left over" } }
}
