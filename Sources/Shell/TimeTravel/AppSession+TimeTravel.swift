import Grammar
import StageProtocol

extension AppSession {
  /// Goes back or forward to the moment after so many events; what lies behind it can be done again.
  ///
  /// - Throws: `ShellError.noSuchEvent`.
  func go(toEvent number: Int) throws(ShellError) {
    let log = try requireApp().log
    let events = log.events + log.undone
    guard number <= events.count else { throw .noSuchEvent(number, last: events.count) }
    try replay(Array(events.prefix(number)), undone: events.dropFirst(number))
  }

  /// Remembers the present moment.
  ///
  /// - Parameters:
  ///   - lesson: the open lesson, and the step at which it is.
  ///   - isReplacing: whether another moment of the same name is forgotten.
  /// - Throws: `ShellError.bookmarkExists` where it is not.
  func mark(_ name: String, lesson: OpenLesson?, isReplacing: Bool) throws(ShellError) -> Bookmark {
    guard Int(name) == nil, name != Bookmark.launch else {
      throw .badValue(name, expected: "a name; numbers and `\(Bookmark.launch)` are places in the log already")
    }
    let app = try requireApp()
    let bookmark = Bookmark(
      name: name, wiring: app.wiring, events: app.log.events, lesson: lesson,
      code: Bookmark.Code(id: app.build.id, build: app.build, time: app.codeTime))
    if !isReplacing, let other = bookmarks.first(where: { $0.name == name }), !other.isAt(bookmark) {
      throw .bookmarkExists(name, wiring: other.wiring.name, events: other.events.count)
    }
    bookmarks.removeAll { $0.name == name }
    bookmarks.append(bookmark)
    return bookmark
  }

  /// Marks what is on the stage before a lesson puts something else there, and says how to come back. An app to which
  /// nothing has happened is not missed.
  func markBeforeLesson() throws(ShellError) {
    guard app?.log.events.isEmpty == false else { return }
    _ = try mark(Bookmark.beforeLesson, lesson: nil, isReplacing: true)
    notices.append("what was on the stage is kept: `goto \(Bookmark.beforeLesson)` comes back to it")
  }

  /// Goes to a moment that was marked: its wiring, with the code as it was where this session has made the mark, and its
  /// events.
  ///
  /// What came after it in the present log can be done again where the log begins as it did then.
  func go(to bookmark: Bookmark) throws(ShellError) {
    let all = app.map { $0.log.events + $0.log.undone } ?? []
    let rest = all.starts(with: bookmark.events) ? Array(all.dropFirst(bookmark.events.count)) : []
    if let app, app.wiring == bookmark.wiring, app.build.id == bookmark.code?.id ?? app.build.id {
      return try replay(bookmark.events, undone: rest)
    }
    try launch(bookmark.wiring, with: bookmark.code?.build, events: bookmark.events, undone: rest)
    guard let code = bookmark.code, code.build != nil else { return }
    app?.codeTime = code.time
    app?.isOld = hasOtherCode(now: bookmark)
  }

  /// Whether the code of a bookmark's app is another now than it was then.
  func hasOtherCode(now bookmark: Bookmark) -> Bool {
    guard let code = bookmark.code, wirings.isOwn(bookmark.wiring) else { return false }
    return builder.finishedBuild(of: bookmark.wiring, isCancelled: isCancelled)?.id != code.id
  }

  /// - Throws: `ShellError.noBookmark`, with the nearest name.
  func bookmark(_ name: String) throws(ShellError) -> Bookmark {
    guard let bookmark = bookmarks.first(where: { $0.name == name }) else {
      throw .noBookmark(name, nearest: Spelling.nearest(to: name, among: bookmarks.map(\.name)))
    }
    return bookmark
  }

  /// The names of the bookmarks at the moment after so many events of the present log.
  func bookmarkNames(afterEvent number: Int) -> [String] {
    guard let app else { return [] }
    let events = Array((app.log.events + app.log.undone).prefix(number))
    return bookmarks.filter { $0.wiring == app.wiring && $0.events == events }.map(\.name)
  }
}

extension Bookmark {
  /// The word for the moment before the first event.
  static let launch = "launch"
  /// The name of what was on the stage when a lesson put something else there.
  static let beforeLesson = "before-lesson"
}
