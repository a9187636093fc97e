import StageProtocol

/// One line of a journal: what a command has changed about a session, and what was typed. What it does not mention is as
/// before.
struct JournalEntry: Codable, Hashable, Sendable {
  /// The version of the form that is written.
  static let version = 1

  /// On the first line only.
  var version: Int?
  var wiring: WiringReference?
  /// That there is no app any more.
  var closed: Bool?
  var screen: String?
  /// How many events remain of those before; `events` follow them.
  var kept: Int?
  var events: [StageEvent]?
  var undone: [StageEvent]?
  /// New bookmarks, which take the place of those with their names.
  var marks: [SessionMoment.Mark]?
  /// The names of bookmarks that are no more.
  var unmarked: [String]?
  var lesson: SessionMoment.Lesson?
  /// That no lesson is open any more.
  var lessonLeft: Bool?
  var workshop: SessionMoment.Workshop?
  /// That no workshop is open any more.
  var workshopLeft: Bool?
  /// What was typed since the line before.
  var typed: [TypedLine]?
}

extension JournalEntry {
  /// What leads from one moment to another; nil if they are the same.
  init?(from old: SessionMoment, to new: SessionMoment) {
    guard old != new else { return nil }
    if new.wiring != old.wiring {
      wiring = new.wiring
      closed = new.wiring == nil ? true : nil
    }
    if new.screen != old.screen { screen = new.screen }
    if new.events != old.events {
      let same = zip(old.events, new.events).prefix { $0 == $1 }.count
      kept = same
      events = Array(new.events.dropFirst(same))
    }
    if new.undone != old.undone { undone = new.undone }
    let fresh = new.marks.filter { !old.marks.contains($0) }
    if !fresh.isEmpty { marks = fresh }
    let names = Set(new.marks.map(\.name))
    let lost = old.marks.map(\.name).filter { !names.contains($0) }
    if !lost.isEmpty { unmarked = lost }
    if new.lesson != old.lesson {
      lesson = new.lesson
      lessonLeft = new.lesson == nil ? true : nil
    }
    if new.workshop != old.workshop {
      workshop = new.workshop
      workshopLeft = new.workshop == nil ? true : nil
    }
  }
}

extension SessionMoment {
  /// Goes on to what a line of a journal leads to.
  mutating func apply(_ entry: JournalEntry) {
    if let wiring = entry.wiring { self.wiring = wiring }
    if entry.closed == true { wiring = nil }
    if let screen = entry.screen { self.screen = screen }
    if let kept = entry.kept { events = Array(events.prefix(max(0, kept))) }
    events += entry.events ?? []
    if let undone = entry.undone { self.undone = undone }
    let replaced = Set((entry.marks ?? []).map(\.name) + (entry.unmarked ?? []))
    marks.removeAll { replaced.contains($0.name) }
    marks += entry.marks ?? []
    if let lesson = entry.lesson { self.lesson = lesson }
    if entry.lessonLeft == true { lesson = nil }
    if let workshop = entry.workshop { self.workshop = workshop }
    if entry.workshopLeft == true { workshop = nil }
  }
}
