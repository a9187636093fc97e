import ShellText
import TerminalText
import WorkshopKit
import Workspaces

/// Lists the steps of a workshop.
struct StepsCommand: Command {
  let name = "steps"
  let group = CommandGroup.workshop
  let summary = "list the steps of a workshop"
  let arguments = [Argument("workshop", .optional, from: .workshops)]
  let options = [Option.json]

  /// The form of `steps --json`.
  private struct Entry: Encodable {
    let number: Int
    let id: String
    let summary: String?
    let wiring: String
    let current: Bool
    /// Whether the learner has code of their own at it.
    let mine: Bool
    let exercises: Int
    let done: Int
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let player = session.workshops
    let named = invocation.argument(0) ?? session.shownStep?.id ?? player.workshops.first?.workshop?.id
    guard let named else { return Output("there are no workshops with steps here") }
    let (wiring, workshop) = try player.workshop(named)
    let guides = player.guides(of: workshop)
    let open = player.open.flatMap { $0.id == workshop.id ? $0 : nil }
    let shown = session.shownStep.flatMap { $0.id == workshop.id ? $0 : nil }
    let own = try open.map { open throws(ShellError) in
      try player.failing { () throws(WorkspaceError) in try open.workspace.ownSteps.map(\.name) }
    }
    let done = open == nil ? [] : player.doneExercises()
    let entries = wiring.steps.compactMap { form -> Entry? in
      guard let step = form.step else { return nil }
      let exercises = guides[step.id]?.exercises ?? []
      return Entry(
        number: step.number, id: step.id, summary: guides[step.id]?.summary, wiring: form.name,
        current: shown?.step.step == step, mine: own?.contains(step.name) == true, exercises: exercises.count,
        done: exercises.count { done.contains($0.id) })
    }
    var text = text(for: entries, way: way(to: entries, in: session, shown), display: display)
    if shown == nil { text = head(of: workshop, named: invocation.argument(0), among: player) + "\n" + text }
    return Output(text, json: entries)
  }

  /// Whose steps they are, since nothing else says it, and how to see others'.
  private func head(of workshop: Workshop, named name: String?, among player: WorkshopPlayer) -> StyledText {
    let title: StyledText = "\(workshop.title ?? workshop.id ?? "", .heading)"
    guard name == nil else { return title }
    let others = player.workshops.compactMap(\.workshop?.id).filter { $0 != workshop.id }
    guard !others.isEmpty else { return title }
    let words = "no workshop is open; there are also \(others.joined(separator: ", "))"
    return title + "\n" + StyledText(marking: words).styled(.quiet)
  }

  /// How one gets to another step.
  private func way(to entries: [Entry], in session: Session, _ shown: StepPlace?) -> String {
    if shown == nil { return "`switch \(entries.first?.wiring ?? "")` runs one" }
    return "`\(session.presenter.isOn ? "present" : "step") <n>` goes there, `peek <n>` only looks"
  }

  private func text(for entries: [Entry], way: String, display: Display) -> StyledText {
    let rows = entries.map { entry -> [StyledText] in
      var marks: [StyledText] = []
      if entry.current { marks.append(StyledText("here", .good)) }
      if entry.mine { marks.append("yours") }
      if entry.exercises > 0 { marks.append("\(entry.done)/\(entry.exercises) done") }
      let place = entry.current && !display.isAccessible ? StyledText("▸", .accent) : " "
      return [
        place + " \(entry.number)", StyledText(entry.id, entry.current ? [.bold, .accent] : .accent),
        StyledText(entry.summary ?? ""), marks.joined(separator: ", "),
      ]
    }
    return TextTable(rows: rows.map { [$0[0], $0[1], $0[3], $0[2]] }, width: display.lineLength).text + "\n"
      + StyledText(marking: way).styled(.quiet)
  }
}
