import Grammar
import ScreenKit
import StageProtocol

/// `equal in contexts viper`, `equal in all`: will the same events lead to the same screen there?
struct EqualityPrediction: PredictionKind {
  static let topic = "equal"
  static let usage = "equal in <wiring>… | all"
  static let meaning = "whether other wirings will show the same screen"
  static let isSlow = true

  private let wirings: [String]
  private static let allWord = "all"

  init?(words: [String]) {
    guard words.starts(with: ["equal", "in"]), words.count > 2 else { return nil }
    wirings = Array(words.dropFirst(2))
  }

  init(about run: EventRun) {
    wirings = [Self.allWord]
  }

  var description: String { "equal in \(wirings.joined(separator: " "))" }

  var namedWirings: [String] { wirings == [Self.allWord] ? [] : wirings }

  func forecast(of run: EventRun, asking shell: any QuestionAnswerer) throws(PredictionError) -> Forecast {
    var differences: [(wiring: String, words: String)] = []
    let names: [String]
    do {
      let named = wirings == [Self.allWord] ? try shell.answer(to: WiringsQuestion()) : wirings
      names = named.filter { $0 != run.wiring }
      for name in names {
        let screen = try shell.answer(to: WiringScreenQuestion(wiring: name, after: run.events))
        let rows = ScreenDifferences(run.screen, screen).rows
        if let row = rows.first { differences.append((name, row.words)) }
      }
    } catch {
      throw .noRun(reason: String(describing: error))
    }
    let answers = Answers(of: names)
    let others = differences.map(\.wiring)
    let right = answers.text(for: others)
    let reason =
      switch differences.count {
      case 0: "every text, every field and the path are the same"
      case 1: differences[0].words
      default: differences.map { "\($0.wiring): \($0.words)" }.listed(upTo: 2)
      }
    let wrongReason =
      others.isEmpty ? "no text, no field and no part of the path differs" : "what differs: \(reason)"
    return try Forecast(
      "Will the same screen be shown in \(names.joined(separator: ", "))?",
      right: (right, reason),
      wrong: answers.all.filter { $0 != right }.map { ($0, wrongReason) },
      evidence: .words([]))
  }
}

/// What can be said of the screens of some wirings.
private struct Answers {
  private let wirings: [String]

  init(of wirings: [String]) {
    self.wirings = wirings
  }

  func text(for different: [String]) -> String {
    switch different.count {
    case 0: wirings.count == 1 ? "the same screen, text by text" : "the same screen in all of them"
    case wirings.count where wirings.count > 1: "another screen in each of them"
    default: "another screen in \(different.joined(separator: " and "))"
    }
  }

  /// Those that are offered, the right one among them or not.
  var all: [String] {
    [text(for: []), text(for: wirings)] + wirings.map { text(for: [$0]) }
      + (wirings.count == 1 ? ["no screen: \(wirings[0]) does not take the event"] : [])
  }
}
