import ShellText
import TerminalText
import WorkshopKit

/// Opens a workshop with a workspace for the learner's own code.
struct WorkshopCommand: Command {
  let name = "workshop"
  let otherNames = ["build", "workspace", "workshops"]
  let group = CommandGroup.workshop
  let summary = "build the app step by step in your own folder"
  let arguments = [Argument("id", .anyNumber, from: .workshops)]
  let options = [Self.inside, .json]
  let examples = [
    Example("workshop composable-contexts", "opens the workshop where you left it"),
    Example("workshop composable-contexts ~/mine", "with your code in the folder mine"),
    Example("workshop export composable-contexts ~/class", "writes its branches into a new repository"),
    Example("workshop import ~/talk", "makes a workshop of a repository's branches"),
  ]
  let discussion = """
    The folder is a git repository: `main` is the start, `workshops/…` are the steps, `mine/…` is your own code at each \
    step. The code to work on is in its folder App, at the same path in every step. Every version of it that the shell \
    sees is kept; `mine` lists them. An imported repository's branches are steps in the order of their names, `main` \
    first, and can be worked on and compared like those of any workshop.
    """

  private static let exportWord = "export"
  private static let importWord = "import"

  private static let inside = Option("inside", "make the folder a repository even within another one")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let player = session.workshops
    if invocation.argument(0) == Self.exportWord { return try export(invocation, with: player) }
    if invocation.argument(0) == Self.importWord { return try importBranches(invocation, in: session, display) }
    if let extra = invocation.argument(2) {
      throw .unwantedArgument(extra, usage: "workshop [<id>] [<folder>]", suggestion: nil)
    }
    guard let id = invocation.argument(0) else {
      return session.shownStep == nil ? list(player, display) : Output(try text(of: player, display))
    }
    session.leaveLesson()
    try player.open(id, at: invocation.argument(1), isInsideAllowed: invocation.has(Self.inside))
    let open = try player.requireOpen()
    let head = StyledText(marking: "your code is in `\(open.workspace.app.path)`")
    // What has happened elsewhere may be impossible here; what has happened to this very code goes on.
    let isFresh = session.appSession.app?.wiring.folder != open.mine.folder
    return try StepArrival(session: session, display: display).output(below: head, isFresh: isFresh)
  }

  private func text(of player: WorkshopPlayer, _ display: Display) throws(ShellError) -> StyledText {
    try GuideText(open: try player.requireOpen().place, display: display).step(done: player.doneExercises())
  }

  private func export(_ invocation: Invocation, with player: WorkshopPlayer) throws(ShellError) -> Output {
    let usage = "workshop export <id> <folder>"
    guard let id = invocation.argument(1) else { throw .missingArgument("<id>", usage: usage) }
    guard let folder = invocation.argument(2) else { throw .missingArgument("<folder>", usage: usage) }
    let (url, branches) = try player.export(id, to: folder)
    let names = branches.steps.map { "  \(branches.branch(of: $0))" }.joined(separator: "\n")
    return Output(StyledText(marking: "`\(url.path)` has a branch for each step:\n\(names)"))
  }

  private func importBranches(
    _ invocation: Invocation, in session: Session, _ display: Display
  ) throws(ShellError) -> Output {
    guard let repository = invocation.argument(1) else {
      throw .missingArgument("<git repository>", usage: "workshop import <git repository>")
    }
    let (id, steps) = try session.workshops.importBranches(of: repository)
    let rows = steps.enumerated().map {
      [StyledText("  \($0)", .quiet), StyledText($1.id, .accent), StyledText($1.subject)]
    }
    return Output(
      StyledText(marking: "`\(id)` is a workshop now; `workshop \(id)` opens it") + "\n"
        + TextTable(rows: rows, width: display.lineLength).text)
  }

  private func list(_ player: WorkshopPlayer, _ display: Display) -> Output {
    let entries = player.workshops.map { wiring in
      Entry(
        id: wiring.workshop?.id ?? wiring.name, title: wiring.title ?? "", wiring: wiring.name,
        steps: wiring.steps.count)
    }
    guard !entries.isEmpty else { return Output("there are no workshops with steps here", json: entries) }
    let rows = entries.map {
      [StyledText($0.id, .accent), StyledText($0.steps.counted("step"), .quiet), StyledText($0.title)]
    }
    return Output(
      TextTable(rows: rows, width: display.lineLength).text + "\n"
        + StyledText(marking: "`workshop <id>` opens one").styled(.quiet),
      json: entries)
  }

  /// The form of `workshop --json`.
  private struct Entry: Encodable {
    let id: String
    let title: String
    let wiring: String
    let steps: Int
  }
}

/// What is shown on arriving at a step: what the page says of it, and what the learner's code is like.
struct StepArrival {
  let session: Session
  let display: Display

  /// - Parameters:
  ///   - head: what is said first.
  ///   - isFresh: whether the code begins with its launch, whatever has happened to the app before.
  func output(below head: StyledText?, isFresh: Bool) throws(ShellError) -> Output {
    let player = session.workshops
    let open = try player.requireOpen()
    let page = GuideText(open: open.place, display: display).arrival(done: player.doneExercises())
    var parts = [head, page].compactMap(\.self)
    do throws(ShellError) {
      let outcome = try session.putOwnCodeOnStage(isFresh: isFresh)
      parts.append(outcome.text(display: display))
    } catch .doesNotCompile(let failure) {
      let problem = session.problemText(.doesNotCompile(failure), display: display)
      parts.append(Output(.problem, problem).fitted(for: display).text)
    }
    return Output(parts.joined(separator: "\n\n"))
  }
}

extension Session {
  /// Puts the learner's code on the stage, compiled as it is now.
  ///
  /// - Parameter isFresh: whether it begins with its launch, whatever has happened to the app before.
  func putOwnCodeOnStage(isFresh: Bool = false) throws(ShellError) -> SwitchOutcome {
    // What the shell has just written there is no save.
    saveWatch.forget()
    return try appSession.switchTo(try workshops.requireOpen().mine, isFresh: isFresh)
  }
}
