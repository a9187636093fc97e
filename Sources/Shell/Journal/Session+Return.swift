import TerminalText

extension Session {
  /// Where one was the last time, and the command that goes on there; nil for somebody who was not here before.
  public var lastPlace: StyledText? {
    if let last = journal?.folder.lastSession(report: { appSession.notices.append($0) }) {
      let isInside = last.moment.lesson != nil || last.moment.workshop != nil
      return "You were \(isInside ? "in" : "at") \(last.moment.place). \("resume", .code) goes on there."
    }
    if let left = lessons.library.lastUnfinished {
      let command = "lesson \(left.lesson.id)"
      return "You were in the lesson \(left.lesson.title), step \(left.count). \(command, .code) goes on there."
    }
    guard !history.isEmpty || lessons.library.isBegun else { return nil }
    return "Welcome back. \("lessons", .code) says what you have done, and what comes next."
  }
}
