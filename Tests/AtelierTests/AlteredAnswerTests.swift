import Foundation
import SeededRandom
import Shell
import Testing

/// Answers that no app of ours gives.
///
/// `ATELIER_INPUTS=100000` gives as many commands; few are given otherwise. A command that traps ends the tests.
struct AlteredAnswerTests {
  private static let count = ProcessInfo.processInfo.environment["ATELIER_INPUTS"].flatMap { Int($0) } ?? 150

  private static let lines = [
    "screen", "tap Friends", "back", "undo", "redo", "wait 1s", "log", "undo 2", "goto 0", "mark here --replace",
    "goto here",
    "graph", "graph --depth 2", "graph --list", "graph --kit", "graph --around UserPresenter", "graph --diff 0",
    "graph registrations", "graph --format mermaid", "graph --json", "trace", "trace --depth 3 --files", "trace 1",
    "trace --json", "sequence", "sequence --format plantuml", "why UserPresenter", "why UserViewController --json",
    "inspect UserPresenter", "leaks", "leaks --json", "registrations", "registrations --json", "validate",
    "validate --strict", "routes", "services", "service latency 2s", "time", "screen --json", "tap", "expect no leaks",
    "expect path is User:42", "predict path is Login", "tap \"Sign Out\"", "1", "compare viper viper -- tap Friends",
  ]

  @Test func `no answer of an app ends the shell or reaches the terminal as more than text`() throws {
    var generator = SeededGenerator(seed: 17)
    let builder = AlteringBuilder(try Program.stageBuilder(), seed: 17)
    let session = Session(wirings: Program.wirings, builder: builder, folder: Program.apps)
    var shown = 0
    for number in 0..<Self.count {
      session.terminal.width = [60, 80, 100].randomElement(using: &generator) ?? 80
      // An app that has ended on its answers, or has gone astray, is launched anew.
      if number.isMultiple(of: 25) { session.run(line: "switch viper+strong-view") { _ in } }
      let line = try #require(Self.lines.randomElement(using: &generator))
      session.run(line: line) { output in
        shown += 1
        #expect(!output.text.plain.contains { $0.isASCII && $0 != "\n" && $0 < " " }, "\(line)")
      }
    }
    #expect(shown > Self.count / 2)
    #expect(builder.understood > Self.count / 2)
  }
}

/// Gives each app that it launches a stage whose answers are altered.
private final class AlteringBuilder: StageBuilder {
  private struct Build: StageBuild {
    let build: any StageBuild
    let alter: (any Stage) -> any Stage
    var id: String { build.id }
    var report: BuildReport { build.report }

    func launch(isCancelled: @escaping () -> Bool) throws(StageProblem) -> any Stage {
      alter(try build.launch(isCancelled: isCancelled))
    }
  }

  private let builder: any StageBuilder
  private var seed: UInt64
  private var stages: [AlteredStage] = []

  init(_ builder: any StageBuilder, seed: UInt64) {
    self.builder = builder
    self.seed = seed
  }

  /// How many altered answers still had the form that the shell expects.
  var understood: Int { stages.reduce(0) { $0 + $1.understood } }

  func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild {
    altering(try builder.build(wiring, isCancelled: isCancelled))
  }

  func finishedBuild(of wiring: Wiring, isCancelled: () -> Bool) -> (any StageBuild)? {
    builder.finishedBuild(of: wiring, isCancelled: isCancelled).map(altering)
  }

  func begin(_ wiring: Wiring, onEnd: @escaping @Sendable () -> Void) -> any PendingBuild {
    builder.begin(wiring, onEnd: onEnd)
  }

  private func altering(_ build: any StageBuild) -> any StageBuild {
    Build(build: build) { [unowned self] stage in
      seed += 1
      let altered = AlteredStage(stage, seed: seed)
      stages.append(altered)
      return altered
    }
  }
}
