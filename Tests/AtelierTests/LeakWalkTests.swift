import ScreenKit
import Shell
import StageProtocol
import Testing

/// Whoever uses the app in ways that nobody thought of is never told of a leak that is none, and is told of real ones.
struct LeakWalkTests {
  /// A wiring, and which way through the app is taken.
  struct Walk: CustomTestStringConvertible {
    let wiring: String
    let seed: UInt64

    var testDescription: String { "\(wiring), seed \(seed)" }
  }

  static let walks = WiringTests.wirings.flatMap { wiring in
    (1...2).map { Walk(wiring: wiring, seed: $0) }
  }
  static let steps = 150

  @Test(arguments: walks)
  func `no way through a wiring leaves anything behind`(walk: Walk) throws {
    let (leaks, log) = try Self.firstLeaks(on: walk)
    #expect(leaks.isEmpty, "\(leaks.map(\.object.id)) after \(log.joined(separator: "; "))")
    // Most of what was tried has to have happened, or little was seen.
    #expect(log.count > Self.steps / 2)
  }

  @Test(arguments: LeakLabTests.labs.map(\.variation))
  func `every way through a wiring with a trap springs it`(variation: String) throws {
    let (leaks, log) = try Self.firstLeaks(on: Walk(wiring: variation, seed: 1))
    #expect(!leaks.isEmpty, "\(log.joined(separator: "; "))")
  }

  /// The first leaks that are told of on a way, and what was done until then.
  private static func firstLeaks(on walk: Walk) throws -> ([LeakReport.Leak], log: [String]) {
    let stage = try Program.stage(of: walk.wiring)
    defer { stage.quit() }
    var random = RandomWalk(seed: walk.seed)
    var screen = try stage.ask(.screen)
    var log: [String] = []
    for _ in 0..<steps {
      let event = random.next(on: screen)
      guard let next = try perform(event, on: stage) else { continue }
      screen = next
      log.append(event.words.joined(separator: " "))
      let leaks = try stage.ask(.leaks).leaks
      if !leaks.isEmpty { return (leaks, log) }
    }
    return ([], log)
  }

  /// The screen after an event; nil if the app refuses it.
  private static func perform(_ event: StageEvent, on stage: any Stage) throws(StageProblem) -> Screen? {
    do throws(StageProblem) {
      return try stage.ask(EventQuestion(event)).screen
    } catch {
      guard case .refused = error else { throw error }
      return nil
    }
  }
}
