import ShellText
import TerminalText

// How answers fit the window.
extension Session {
  /// How answers are shown now.
  public var display: Display {
    // The prompt, what was typed, and what says that there is more. A presentation cuts for itself.
    let taken = 3 + (hasLessons ? lessons.reminderRows : 0)
    return Display(settings, on: terminal, taken: presenter.isOn ? nil : taken)
  }

  /// Says that answers are not as wide as the window, where somebody has set that; nil otherwise.
  public var widthReminder: StyledText? {
    guard let width = settings.fixedWidth, width < terminal.width else { return nil }
    let words = "answers are \(width) columns wide, as was set; `set width auto` uses all \(terminal.width)"
    return StyledText(marking: words).wrapped(for: display, indentation: 0)
  }

  /// What there is to do in the open lesson, in a few lines, where so many others have pushed that out of sight.
  func reminder(below lines: Int, display: Display) -> StyledText? {
    guard hasLessons, !presenter.isOn, let height = terminal.height else { return nil }
    // An answer that was cut to leave room for it has filled the rest of the window.
    let isLong = lines > height * 2 / 3 || lines >= display.rows ?? .max
    // Somebody who left a page before its end has not seen the question below it.
    guard isLong || unseenQuestion != nil else { return nil }
    return lessons.reminder(display: display)
  }
}
