import Grammar
import ShellText
import StageClient
import StageProtocol
import TerminalText

extension Session {
  /// Goes on where a session has ended: its app, bookmarks, workshop and lesson in place of the present ones.
  ///
  /// Where this throws, nothing has changed, and the session can be taken up later.
  func resume(_ ended: EndedSession, display: Display) throws(ShellError) -> Output {
    let moment = ended.moment.withoutFolderOfLesson(workshops)
    let (lesson, position) = (openLesson, lessons.bench.position)
    let hadMore = journal?.holdsMoreThanAnApp == true
    var lines: [StyledText] = []
    do throws(ShellError) {
      // An app and bookmarks may be of the code that is written there.
      try surround(with: moment)
      lines = try takeUpApp(of: moment)
    } catch {
      lessons.openLesson = lesson
      lessons.bench.position = position
      throw error
    }
    if journal?.isOwn(ended) == false { recall(TypedLine.lines(in: ended.file)) }
    lines += bringBack(moment.marks)
    if let lesson = moment.lesson { lines.append(Self.words(for: lesson, at: openLesson)) }
    let isWhole = appSession.bookmarks.count == moment.marks.count && (openLesson != nil) == (moment.lesson != nil)
    journal?.takeUp(ended, isWhole: isWhole)
    if let workshop = moment.workshop, moment.lesson == nil {
      lines.append(StyledText(marking: "the workshop \(workshop.title), step \(workshop.step); `workshop` shows it"))
    }
    if hadMore { lines.append(StyledText(marking: "what was here until now is kept; `resume` goes back to it")) }
    return .beforeScreen(.notice, lines.joined(separator: "\n"))
  }

  /// Is in the workshop and at the lesson's step of a moment.
  private func surround(with moment: SessionMoment) throws(ShellError) {
    leaveLesson()
    if let workshop = moment.workshop {
      try workshops.open(workshop.id, at: workshop.folder, isInsideAllowed: true)
    } else {
      workshops.enter(nil)
    }
    try resume(moment.lesson.flatMap(place))
  }

  /// Puts the app of a moment on the stage, and lets happen to it what had happened to it.
  ///
  /// - Returns: what to say of it.
  private func takeUpApp(of moment: SessionMoment) throws(ShellError) -> [StyledText] {
    var lines: [StyledText] = []
    if let reference = moment.wiring {
      takeUpHunt(named: reference.name)
      let wiring = try reference.wiring(in: appSession.wirings)
      let refused = try appSession.takeUp(wiring, events: moment.events, undone: moment.undone)
      let count = appSession.app?.log.done.count ?? 0
      lines.append(
        "\(wiring.name, .accent) as you left it: \(count == 0 ? "launched" : "\(count.counted("event")) replayed")")
      if let refused { lines += refused.lines }
    } else {
      appSession.close()
    }
    return lines
  }

  private func bringBack(_ marks: [SessionMoment.Mark]) -> [StyledText] {
    var lost: [StyledText] = []
    appSession.bookmarks = marks.compactMap { mark in
      do throws(ShellError) {
        let wiring = try mark.wiring.wiring(in: appSession.wirings)
        return Bookmark(
          name: mark.name, wiring: wiring, events: mark.events, lesson: mark.lesson.flatMap(place),
          code: mark.code.map { Bookmark.Code(id: $0, build: nil, time: .distantPast) })
      } catch {
        lost.append(StyledText(marking: "the bookmark \(mark.name.quoted) is lost: \(error.description)"))
        return nil
      }
    }
    let kept = appSession.bookmarks.count
    return
      (kept == 0 ? [] : [StyledText(marking: "\(kept.counted("bookmark")); `mark` lists \(kept == 1 ? "it" : "them")")])
      + lost
  }

  private static func words(for lesson: SessionMoment.Lesson, at place: OpenLesson?) -> StyledText {
    StyledText(
      marking: place.map { "the lesson \(lesson.title), step \($0.count); `lesson` shows it again" }
        ?? "the lesson \(lesson.id.quoted) is not here any more; `lessons` lists those that are")
  }

  /// Where a lesson was open; nil if it is not there any more.
  private func place(_ lesson: SessionMoment.Lesson) -> OpenLesson? {
    guard let known = lessons.library.curriculum.lessons.first(where: { $0.id == lesson.id }) else { return nil }
    var place = OpenLesson(known, at: lesson.step)
    place?.isAnnounced = lesson.announced
    return place
  }
}

extension SessionMoment {
  /// The same, where an earlier version has written down the folder of a lesson as if it were a workshop's.
  fileprivate func withoutFolderOfLesson(_ workshops: WorkshopPlayer) -> SessionMoment {
    guard let folder = workshop?.folder, workshops.isFolderOfLesson(folder) else { return self }
    var moment = self
    moment.workshop = nil
    // With its lesson, the folder is opened, and its code is called so again.
    if lesson == nil, wiring?.name == OpenWorkshop.mineName { moment.wiring = WiringReference(folder: folder) }
    return moment
  }
}

extension AppSession {
  /// Puts a wiring on the stage and lets happen to it what happened to it in an earlier session.
  ///
  /// - Returns: the event that it refuses now, at which it stays; what was behind that can be done again.
  func takeUp(
    _ wiring: Wiring, events: [StageEvent], undone: [StageEvent]
  ) throws(ShellError) -> Replay.Refused? {
    noteCompiling(wiring)
    let build = try build(wiring)
    onProgress(events.isEmpty ? "launching \(wiring.name)…" : "replaying \(events.count.counted("event"))…")
    var unseen = AppOutput()
    let replay = try Replay.run(events, on: build, of: wiring, printed: &unseen, isCancelled: isCancelled)
    end()
    turnedDown = nil
    app = RunningApp(
      wiring: wiring, build: build, replay: replay, undone: events.dropFirst(replay.entries.count) + undone)
    if replay.mayLeak { try noteLeaks() }
    return replay.refusal
  }
}

extension Replay.Refused {
  /// At which event the replay stopped and why, and what next.
  var lines: [StyledText] {
    [
      StyledText(marking: "stopped at `\(event.commandLine)`: \(reason.message)"),
      StyledText(marking: "`redo` tries it again, and what followed it"),
    ]
  }
}
