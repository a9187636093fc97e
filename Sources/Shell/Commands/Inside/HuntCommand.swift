import Grammar
import ShellText
import TerminalText

/// Puts an app on the stage that leaks, and does not say where.
struct HuntCommand: Command {
  let name = "hunt"
  let group = CommandGroup.inside
  let summary = "find a leak in an app of which nothing is said"
  let arguments = [
    Argument(
      words: [
        Candidate(Self.revealWord, "say what was wrong, and where"), Candidate(Self.offWord, "leave the hunt"),
      ], or: "number", .optional)
  ]
  let options = [Option.json]
  let examples = [
    Example("hunt", "an app that leaks, chosen by chance"),
    Example("hunt 7", "the same for all who say 7"),
    Example("hunt reveal", "which variation it is, and its lines"),
    Example("hunt off", "ends it; the app stays on the stage"),
  ]
  let discussion = """
    It is one of the wirings with one of its `variations`, under a name that says nothing: in the prompt, in paths, in \
    messages. Nothing tells you of a leak by itself, `leaks` only counts, and `rules` is silent. The code is a copy of your own: `edit` it, \
    and what you save is taken up.
    """

  private static let revealWord = "reveal"
  private static let offWord = "off"
  private static let numbers = 1...9999

  /// The form of `hunt reveal --json`.
  private struct Solution: Encodable {
    let number: Int
    let wiring: String
    let variation: String
    let summary: String?
    let files: [SourceDifference.File]
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    switch invocation.argument(0) {
    case nil: return try begin(Self.numbers.randomElement() ?? 1, in: session, display: display)
    case Self.revealWord: return try reveal(in: session, display: display)
    case Self.offWord:
      let hunt = try session.requireHunt()
      session.appSession.hunted = nil
      let words =
        "the hunt is over, and \(hunt.suspect.name) stays on the stage until you `switch`; `hunt \(hunt.seed)` goes on with it"
      return Output(.notice, StyledText(marking: words))
    case let word?:
      guard let number = Int(word), Self.numbers.contains(number) else {
        throw .badValue(word, expected: "a number from 1 to \(Self.numbers.upperBound), reveal, or off")
      }
      return try begin(number, in: session, display: display)
    }
  }

  private func begin(_ seed: Int, in session: Session, display: Display) throws(ShellError) -> Output {
    let hunt = try session.hunt(seed)
    let other = session.appSession.hunted.flatMap { LeakHunt.seed(named: $0.name) }.flatMap { $0 == seed ? nil : $0 }
    let isKnown = try hunt.prepare()
    // The app that was there has nothing to do with it.
    session.appSession.close()
    session.begin(hunt)
    _ = try session.appSession.switchTo(hunt.suspect)
    _ = session.appSession.takeNotices()
    var words =
      isKnown
      ? "`\(hunt.suspect.name)` is on the stage, as you left it."
      : """
      `\(hunt.suspect.name)` is one of the wirings, and something in it lives on when its screen has gone. Use the app; \
      `graph`, `graph --diff 0`, `why` and `code` help to find what, and who keeps it. `hunt reveal` tells.
      """
    if let other { words = "`\(LeakHunt.name(of: other))` is left; `hunt \(other)` goes on with it.\n" + words }
    return .beforeScreen(.notice, StyledText(marking: words))
  }

  private func reveal(in session: Session, display: Display) throws(ShellError) -> Output {
    let hunt = try session.requireHunt()
    let variation = hunt.variation
    session.appSession.hunted = nil
    let summary = variation.variation?.summary
    let difference = SourceDifference(from: try variation.base.texts(), to: try variation.texts())
    let name = variation.variation?.name ?? ""
    let more = "`leaks` explains it now, `read \(variation.base.name) \(name)` says more"
    return Output(
      StyledText(marking: "\(hunt.suspect.name) is `\(variation.name)`\(summary.map { ": \($0)" } ?? "").").wrapped(
        for: display, indentation: 0)
        + "\n\n" + SourceDifferenceText(difference, display: display).text + "\n\n"
        + StyledText(marking: more).styled(.quiet),
      json: Solution(
        number: hunt.seed, wiring: variation.base.name, variation: name, summary: summary, files: difference.files))
  }
}
