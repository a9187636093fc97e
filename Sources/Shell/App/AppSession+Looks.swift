import Grammar
import LessonKit
import StageProtocol

/// What somebody has looked at since the app has changed last.
struct Looks {
  /// What an app is and what has happened to it.
  struct Moment: Hashable {
    let wiring: Wiring
    let events: [StageEvent]
  }

  private var moment: Moment?
  private var lines: Set<[String]> = []
  /// Those that show the same at each moment.
  private var lastingLines: Set<[String]> = []

  /// The words of each command that counts at a moment.
  func lines(at moment: Moment?) -> Set<[String]> { moment == self.moment ? lines.union(lastingLines) : lastingLines }

  /// Takes down a command that was carried out at a moment. What was looked at before it no longer counts.
  ///
  /// - Parameter isLasting: whether it shows the same at each moment.
  mutating func note(_ line: [String], at moment: Moment?, isLasting: Bool) {
    if isLasting {
      lastingLines.insert(line)
      return
    }
    if moment != self.moment { (self.moment, lines) = (moment, []) }
    lines.insert(line)
  }
}

extension AppSession {
  /// The app on the stage, with what has happened to it; nil without one.
  var moment: Looks.Moment? { app.map { Looks.Moment(wiring: $0.wiring, events: $0.log.events) } }

  /// Takes down that a command was carried out which has left the app as it is.
  ///
  /// - Parameter words: those behind its name.
  func noteLook(_ command: some Command, _ words: some Sequence<Word>) {
    let words = words.flatMap { $0.isOption ? $0.text.split(separator: "=").map(String.init) : [$0.text] }
    for name in [command.name] + command.aliases {
      looks.note([name] + words, at: moment, isLasting: !command.dependsOnMoment)
    }
  }
}

extension LooksQuestion: SessionQuestion {
  func answer(in session: AppSession) -> Set<[String]> { session.looks.lines(at: session.moment) }
}

extension EventsQuestion: SessionQuestion {
  func answer(in session: AppSession) -> [StageEvent] { session.app?.log.events ?? [] }
}
