import Grammar
import ScreenKit
import ShellText
import StageProtocol

/// What was recorded, as a step of a lesson in Markdown: its setup, a goal that the last screen suggests, and its solution.
struct RecordedStep {
  let recording: Recording
  /// The command that puts a wiring on the stage.
  let chosen: (Wiring) -> String

  /// The step, from its heading on.
  var markdown: String {
    let setup = recording.wiring.map { [chosen($0)] + recording.events.map(\.commandLine) } ?? []
    let solution = recording.deeds.map { deed in
      switch deed {
      case .event(let event): event.commandLine
      case .wiring(let wiring): chosen(wiring)
      }
    }
    return [
      "## What there is to do", fence("setup", setup), "Say what to do, and what to look at.", fence("goal", goals),
      fence("solution", solution),
    ].joined(separator: "\n\n") + "\n"
  }

  /// What is the case at the end, and was not at the beginning.
  private var goals: [String] {
    guard let (first, last) = recording.screens else { return [] }
    if first.path != last.path { return ["path is \(last.path.map(\.asWord).joined(separator: " "))"] }
    let before = Set(Self.texts(of: first))
    return Self.texts(of: last).first { !before.contains($0) }.map { ["screen shows \($0.quoted)"] }
      ?? ["# what must hold once it is done, and does not before"]
  }

  private static func texts(of screen: Screen) -> [String] {
    screen.elements.flatMap { [$0.text, $0.value ?? ""] }.filter { !$0.isEmpty }
  }

  private func fence(_ name: String, _ lines: [String]) -> String {
    (["```\(name)"] + lines + ["```"]).joined(separator: "\n")
  }
}
