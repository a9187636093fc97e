import Grammar
import TerminalText

extension Session {
  /// What the session is now, as far as another can take it up.
  var moment: SessionMoment {
    var moment = SessionMoment()
    if let app = appSession.app {
      moment.wiring = reference(to: app.wiring)
      moment.screen = app.screen.path.last ?? app.screen.title
      moment.events = app.log.events
      moment.undone = app.log.undone
    }
    moment.marks = appSession.bookmarks.map { bookmark in
      SessionMoment.Mark(
        name: bookmark.name, wiring: reference(to: bookmark.wiring), events: bookmark.events,
        lesson: bookmark.lesson.map(SessionMoment.Lesson.init), code: bookmark.code?.id)
    }
    moment.lesson = openLesson.map(SessionMoment.Lesson.init)
    // A lesson opens its own folder itself.
    moment.workshop = openWorkshop.map { open in
      SessionMoment.Workshop(
        id: open.id, title: open.workshop.title ?? open.id, folder: open.workspace.folder.path,
        step: open.step.step?.name ?? "")
    }
    return moment
  }

  /// A wiring as another session finds it, in which only the open folder's code is called `mine`.
  private func reference(to wiring: Wiring) -> WiringReference {
    let isLeft = wiring.name == OpenWorkshop.mineName && workshops.open?.mine.folder != wiring.folder
    return isLeft ? WiringReference(folderOf: wiring) : WiringReference(wiring, in: appSession.wirings)
  }

  /// Writes down what the session is now; what keeps it from being written is said once.
  func noteMoment() {
    guard let journal, let problem = journal.note(moment, transcript) else { return }
    appSession.notices.append(problem)
  }

  /// What to say on leaving: that the next session can go on here, or what of this one it will not have. Nil if there is
  /// nothing to go on with.
  public var leavingWords: Output? {
    guard let journal else { return nil }
    return words(leaving: journal).map { Output(.notice, $0).fitted(for: display) }
  }

  private func words(leaving journal: SessionJournal) -> StyledText? {
    let kept = journal.kept
    guard let obstacle = journal.obstacle, kept != moment else {
      return kept.map { StyledText(marking: "`resume` next time goes on here: ") + $0.place }
    }
    let reason = ": \(obstacle.description)"
    guard let kept else {
      return StyledText(marking: "this session is not written down, and `resume` will not find it\(reason)")
    }
    let words = "the end of this session is not written down\(reason)\n`resume` next time goes on before it: "
    return StyledText(marking: words) + kept.place
  }

  /// The session to take up by its number, from 1 for the last.
  ///
  /// - Throws: `ShellError.resume`.
  func endedSession(_ number: Int) throws(ShellError) -> EndedSession {
    let ended = try endedSessions()
    guard !ended.isEmpty else { throw .resume(.nothing) }
    guard let session = ended[number: number] else { throw .resume(.noSuch(number, count: ended.count)) }
    return session
  }

  /// The sessions that can be taken up, the last one first.
  ///
  /// - Throws: `ShellError.resume`.
  func endedSessions() throws(ShellError) -> [EndedSession] {
    guard let journal else { throw .resume(.inScript) }
    return journal.folder.endedSessions { appSession.notices.append($0) }
  }
}

extension SessionMoment.Lesson {
  init(_ place: OpenLesson) {
    self.init(
      id: place.lesson.id, title: place.lesson.title, step: place.step.id, count: place.count,
      announced: place.isAnnounced)
  }
}
