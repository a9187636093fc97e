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
      StyledText(marking: "nothing is being presented; waiting for `present <workshop>` in another terminal")
    case .lost(let place):
      StyledText("the shell that presented \(place.workshop) has ended", .warning)
        + StyledText(
          marking: "; `present \(place.wiring)` in another goes on, and this follows it\n\n"
        ) + notes(at: place, now: now)
    case .presents(let place): notes(at: place, now: now)
    }
  }

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

  private func notes(at place: PresentationBoard.Place, now: Date) -> StyledText {
    let guides = Self.guides(on: place.page)
    let guide = guides.first { $0.id == place.step }
    let step: StyledText = "\("\(place.index) of \(place.last) · \(place.step)", .heading)"
    let head: StyledText = "\(step)  beat \(place.beat) of \(place.beats)  \(place.workshop)"
    let spent = place.spent[place.step, default: 0] + now.timeIntervalSince(place.since)
    let all = place.spent.values.reduce(0, +) + now.timeIntervalSince(place.since)
    let sum = guides.compactMap(\.minutes).reduce(0, +)
    let isLate = guide?.minutes.map { spent > Double($0) * 60 } ?? false
    var times = StyledText("time   ") + StyledText(Self.words(spent, of: guide?.minutes), isLate ? .warning : .plain)
    if isLate { times += StyledText(", over time", .warning) }
    times += StyledText("; in all " + Self.words(all, of: sum == 0 ? nil : sum))
    var next: StyledText
    if place.isDetour {
      next = "\("detour", .warning)\(StyledText(marking: ": Enter goes back to beat \(place.beat)"))"
    } else if let command = place.next {
      next = "next   \(command, .code)"
      for goal in place.expected { next += "\n" + StyledText("  see  \(goal)") }
    } else if place.beat < place.beats {
      next = "next   a part of the page"
    } else {
      next = place.index < place.last ? "next   the step after this one" : "next   nothing: this is the end"
    }
    return [head, words(of: guide), next, times].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func words(of guide: StepGuide?) -> StyledText {
    guard let notes = guide?.notes, !notes.isEmpty else { return "the page has no notes for this step" }
    return LessonText(display: display).markdown(notes)
  }

  private static func guides(on page: URL) -> [StepGuide] {
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return WorkshopPage(parsing: text).sections.filter { $0.subject == .step }.map(StepGuide.init)
  }

  /// `5:12 of 8 minutes`.
  private static func words(_ seconds: TimeInterval, of minutes: Int?) -> String {
    let whole = max(0, Int(seconds))
    let time = "\(whole / 60):" + (whole % 60 < 10 ? "0" : "") + "\(whole % 60)"
    return minutes.map { "\(time) of \($0.counted("minute"))" } ?? time
  }
}
