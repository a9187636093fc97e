import Foundation
import Grammar
import Rules
import ScreenKit
import ShellText
import StageProtocol
import TerminalText

/// What is said of a save: a few lines at most, since they come unasked.
struct SaveText {
  private static let shownErrors = 3
  /// How many of the things that have come, gone or changed are named.
  private static let shownThings = 3

  let display: Display
  /// The app on the stage, as it is now.
  let app: RunningApp?

  func text(for news: SaveWatch.News) -> StyledText {
    switch news {
    case .builds(let wiring): "\("compiling \(wiring.name)…", .quiet)"
    case .isBack(let wiring): "\(wiring.name) saved: back to the code of the app on the stage"
    case .runs(let outcome): text(for: outcome)
    case .isOnStage(let outcome): outcome.text(display: display)
    case .refuses(let refusal, let wiring):
      StyledText(marking: "\(wiring.name) refuses `\(refusal.event.commandLine)`: \(refusal.reason.message)")
        + stillThere + StyledText(marking: "\n`switch \(wiring.name)` puts the new code there, up to that event")
    case .writesItself(let wiring, let file):
      StyledText(
        marking: "\(wiring.name) writes \(file) each time it is launched, so that each launch is a save; such saves "
          + "are not taken up any more. `switch \(wiring.name)` runs what is there now")
    case .fails(.doesNotCompile(let failure), _):
      StyledText(marking: failure.shortDescription(showing: Self.shownErrors)) + stillThere
    case .fails(.appFailed(let failure), _):
      StyledText(marking: failure.shortDescription(showing: Self.shownErrors)) + stillThere
    case .fails(let error, _): StyledText(marking: error.description) + stillThere
    }
  }

  /// `the app on the stage is still the one of 14:03:22`.
  private var stillThere: StyledText {
    guard let app, app.isRunning else { return "" }
    return "\nthe app on the stage is still the one of \(Self.time.string(from: app.codeTime))"
  }

  private static let time: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "HH:mm:ss"
    return formatter
  }()

  private func text(for outcome: SaveOutcome) -> StyledText {
    let head: StyledText = "\(outcome.wiring.name) saved: \(outcome.report.words), \(outcome.screens.countWords)"
    var lines = [outcome.hasDifference ? head : head + ", no difference"]
    if let difference = outcome.screens.firstDifference {
      lines.append(line("screen", screenWords(difference)))
    }
    if let graph = outcome.graph, !graph.isEmpty {
      lines.append(line("graph", joined([things(graph.changed), come(graph.come), gone(graph.gone)])))
    }
    if let calls = outcome.calls, !calls.isEmpty {
      let words = calls.isReordered ? "the same, in another order" : joined([come(calls.come), gone(calls.gone)])
      lines.append(line("calls", "\(eventWords): " + words))
    }
    if let words = outcome.leaks?.words { lines.append(line("leaks", StyledText(words, .good))) }
    if let rules = outcome.rules, !rules.isEmpty {
      lines.append(line("rules", joined([found("new", .bad, rules.new), found("fixed", .good, rules.fixed)])))
    }
    if let event = outcome.interrupted {
      lines.append(StyledText(marking: "  `redo` tries `\(event.commandLine)` again"))
    }
    return lines.joined(separator: "\n")
  }

  func text(for change: GoalChange) -> StyledText {
    line("goals", joined([come(change.reached.map(\.words)), gone(change.lost.map(\.words))]))
  }

  private func line(_ label: String, _ words: StyledText) -> StyledText {
    let line = "  \(label.padding(toLength: 8, withPad: " ", startingAt: 0), .heading)" + words
    return line.wrapped(for: display, indentation: 10)
  }

  private var eventWords: String { app?.log.events.last?.commandLine ?? "launch" }

  private func screenWords(_ difference: LogComparison.Difference) -> StyledText {
    let rows = ScreenDifferences(difference.screen, difference.other).rows
    let changed = rows.compactMap { row in
      row.first.flatMap { first in row.second.map { "\(row.thing) \(first) → \($0)" } }
    }
    let words = joined([
      things(changed), come(rows.filter { $0.first == nil }.map(\.thing)),
      gone(rows.filter { $0.second == nil }.map(\.thing)),
    ])
    return "\(difference.moment): " + words
  }

  private func come(_ names: [String]) -> StyledText {
    names.isEmpty ? "" : StyledText(display.isAccessible ? "new: " : "+ ", .good) + things(names)
  }

  private func gone(_ names: [String]) -> StyledText {
    names.isEmpty ? "" : StyledText(display.isAccessible ? "gone: " : "- ", .bad) + things(names)
  }

  private func found(_ word: String, _ style: TextStyle, _ findings: [Finding]) -> StyledText {
    let names = findings.map { finding in
      let file = finding.file.map { URL(filePath: $0).lastPathComponent }
      let line = finding.line.map { ":\($0)" } ?? ""
      return [finding.rule, file.map { $0 + line }].compactMap(\.self).joined(separator: " ")
    }
    return names.isEmpty ? "" : StyledText("\(word) ", style) + things(names)
  }

  private func things(_ names: [String]) -> StyledText {
    let rest = names.count - Self.shownThings
    let shown = names.prefix(Self.shownThings).joined(separator: ", ")
    return StyledText(rest > 0 ? "\(shown) and \(rest) more" : shown)
  }

  private func joined(_ parts: [StyledText]) -> StyledText {
    parts.filter { !$0.isEmpty }.joined(separator: display.isAccessible ? "; " : "  ")
  }
}
