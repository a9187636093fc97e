import Foundation
import LessonKit
import ShellText
import TerminalText
import WorkshopKit

/// What an instructor says at the steps of a workshop, and runs.
public struct SpeakerNotes {
  private let display: Display

  /// Notes on a terminal.
  public init(settings: Settings, terminal: Terminal) {
    display = Display(settings, on: terminal)
  }

  /// What is to be said now, what comes next, and how long the step has taken.
  public func text(for state: PresentationBoard.State, at now: Date) -> StyledText {
    switch state {
    case .nothing:
      wrapped(StyledText(marking: "nothing is being presented; waiting for `present <workshop>` in another terminal"))
    case .lost(let place):
      wrapped(
        StyledText("the shell that presented \(place.workshop) has ended", .warning)
          + StyledText(marking: "; `present \(place.wiring)` in another one goes on, and this follows it"))
        + "\n\n" + notes(at: place, times: nil)
    case .presents(let place):
      notes(at: place, times: now)
    }
  }

  private func wrapped(_ text: StyledText) -> StyledText { text.wrapped(for: display, indentation: 0) }

  /// The notes of all steps, one below the other, with their demos.
  ///
  /// - Parameter workshop: the id of a workshop, or the name of its wiring.
  public func text(for workshop: String, in session: Session) throws(ShellError) -> StyledText {
    let (wiring, found) = try session.workshops.workshop(workshop)
    let place = session.workshops.place(in: found, of: wiring, at: 0)
    let guides = place.steps.indices.map { place.guide(at: $0) }
    let parts = place.steps.enumerated().map { index, step -> StyledText in
      let guide = guides[index]
      let length = guide?.minutes.map { "  \($0.counted("minute"))" } ?? ""
      let head: StyledText = "\("\(index) of \(place.steps.count - 1) · \(step.step?.id ?? "")", .heading)\(length)"
      let demo = guide?.demo.map { StyledText("  " + $0.text, .code) }.joined(separator: "\n") ?? ""
      return [head, words(of: guide), demo].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
    let sum = guides.compactMap { $0?.minutes }.reduce(0, +)
    let title: StyledText = "\(found.title ?? place.id, .heading)  \(sum.counted("minute"))"
    return ([title] + parts).joined(separator: "\n\n")
  }

  /// - Parameter now: nil if the time does not pass any more.
  private func notes(at place: PresentationBoard.Place, times now: Date?) -> StyledText {
    let guides = Self.guides(on: place.page)
    let guide = guides.first { $0.id == place.step }
    let step = StyledText("\(place.index) of \(place.last) · \(place.step)", .heading)
    let head = wrapped("\(step)  beat \(place.beat) of \(place.beats)  \(place.workshop)")
    let times = now.map { self.times(at: place, guide, guides, now: $0) } ?? ""
    return [head, words(of: guide), next(at: place), times].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func next(at place: PresentationBoard.Place) -> StyledText {
    if place.isDetour {
      return StyledText("detour", .warning) + StyledText(": Enter goes back to beat \(place.beat)")
    }
    if let command = place.next {
      let goals = place.expected.map { StyledText("  see  \((try? Goal(parsing: $0))?.words ?? $0)") }
      return (["next   \(command, .code)"] + goals).joined(separator: "\n")
    }
    if place.beat < place.beats { return "next   a part of the page" }
    return place.index < place.last ? "next   the step after this one" : "next   nothing: this is the end"
  }

  private func times(
    at place: PresentationBoard.Place, _ guide: StepGuide?, _ guides: [StepGuide], now: Date
  ) -> StyledText {
    let here = now.timeIntervalSince(place.since)
    let spent = place.spent[place.step, default: 0] + here
    let all = place.spent.values.reduce(0, +) + here
    let sum = guides.compactMap(\.minutes).reduce(0, +)
    let isLate = guide?.minutes.map { spent > Double($0) * 60 } ?? false
    let step = Self.words(spent, of: guide?.minutes) + (isLate ? ", over time" : "")
    return "time   \(step, isLate ? .warning : .plain); in all \(Self.words(all, of: sum == 0 ? nil : sum))"
  }

  private func words(of guide: StepGuide?) -> StyledText {
    guard let notes = guide?.notes, !notes.isEmpty else { return "the page has no notes for this step" }
    return LessonText(display: display).markdown(notes)
  }

  private static func guides(on page: URL) -> [StepGuide] {
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return WorkshopPage(parsing: text).sections.filter { $0.subject == .step }.map(StepGuide.init)
  }

  /// The longest time that is shown, in seconds.
  private static let longest: TimeInterval = 999 * 60 + 59

  /// `5:12 of 8 minutes`.
  private static func words(_ seconds: TimeInterval, of minutes: Int?) -> String {
    // The file may say anything.
    let whole = seconds > 0 ? Int(min(seconds, Self.longest)) : 0
    let time = "\(whole / 60):" + (whole % 60 < 10 ? "0" : "") + "\(whole % 60)"
    return minutes.map { "\(time) of \($0.counted("minute"))" } ?? time
  }
}
