import Grammar
import ScreenKit
import ShellText
import TerminalText

extension Session {
  /// Takes down which commands of the line come before one, for a handout that it may ask for.
  func noteReached(_ words: [Word], in line: String) {
    guard let start = words.first?.range.lowerBound else { return }
    let done = String(decoding: line.utf8.prefix(start), as: UTF8.self)
    let end = done.lastIndex { !$0.isWhitespace && $0 != ";" }
    transcript?.reach(end.map { String(done[...$0]) } ?? "")
  }

  /// Takes down what was typed in an earlier session as if it had been typed in this one, before the present line.
  func recall(_ lines: [TypedLine]) {
    guard !lines.isEmpty else { return recallEvents() }
    for line in lines {
      transcript?.recall(
        StyledText(line.line), at: StyledText(line.prompt), showing: StyledText(line.shown), wiring: line.wiring)
    }
  }

  /// The same of a session of which only the events are known.
  private func recallEvents() {
    guard let app = appSession.app else { return }
    let (name, text) = (app.wiring.name, ScreenText(display: display))
    func recall(_ line: String, at prompt: StyledText, _ screen: Screen) {
      transcript?.recall(StyledText(line), at: prompt + "> ", showing: text.text(for: screen), wiring: name)
    }
    recall("switch \(name.asWord)", at: StyledText("atelier", .bold), app.log.launchScreen)
    var screen = app.log.launchScreen
    for entry in app.log.done {
      recall(entry.event.commandLine, at: Self.appPlace(of: StyledText(name, .accent), at: screen), entry.screen)
      screen = entry.screen
    }
  }
}
