import Foundation
import ShellText
import TerminalText

extension Presenter {
  /// Carries out a line: an empty one, or the command that comes next, goes on; anything else is a detour.
  func take(_ line: String, show: (Output) -> Void) -> Status {
    let display = session.display
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.isEmpty {
      guard display.isInteractive else { return .done }
      let isDetour = isDetour
      return session.attempt(display: display, show) { () throws(ShellError) in
        isDetour ? try resume(display: display) : try forward(display: display)
      }
    }
    if text.lowercased() == QuitCommand.pagerKey, session.predictor.open == nil {
      return session.carryOut(line: PresentCommand.ending, isWatched: true, show: show)
    }
    if text == nextCommand {
      return session.attempt(display: display, show) { () throws(ShellError) in try forward(display: display) }
    }
    let wasDetour = isDetour
    leavePage()
    let status = session.carryOut(line: line, isWatched: true, show: show)
    guard isOn, presentation?.page == nil else { return status }
    leavePage()
    if isDetour, !wasDetour, display.isInteractive, let presentation {
      let words = "a detour; Enter goes back to beat \(presentation.done) of \(presentation.current.count)"
      show(Output(.notice, StyledText(words).wrapped(for: display, indentation: 0)))
    }
    return status
  }

  /// The commands that are for somebody who learns alone, and would change what a learner has written or done.
  static let refused: Set<String> = [
    "lesson", "check", "answer", "hint", "solution", "skip", "reset", "progress", "workshop", "exercise", "mine",
    "resume", "new",
  ]
}

extension Session {
  /// Whether a workshop is being presented.
  public var isPresenting: Bool { presenter.isOn }

  /// What stands on the prompt already: the command that comes next, of the demo or of the file that is played.
  public var suggestedLine: String? {
    display.isInteractive ? presenter.isOn ? presenter.nextCommand : playback?.next?.text : nil
  }

  /// What is presented, laid out for the window as it is now; nil where something else stands below it.
  public var presentedPage: Output? { presenter.page(display: display) }
}
