import ShellText
import TerminalText
import Workspaces

/// Goes to another step of the open workshop.
struct StepCommand: Command {
  let name = "step"
  let group = CommandGroup.workshop
  let summary = "go to another step; your code is kept"
  let arguments = [Argument("n", .optional, from: .steps)]
  let options = [Self.carry, Self.prefer]
  let examples = [
    Example("step next", "the next step, as it is given"),
    Example("step next --carry", "the next step, with what you have changed"),
    Example("step use-cases", "a step by its name"),
  ]
  let discussion = """
    What you have written is committed to the branch mine/<step> before anything moves, and is there again when you \
    come back. With --carry your changes come along; where you and the step have changed the same lines, both sides are \
    shown, and --prefer says whose count. What loses is kept.
    """

  private static let carry = Option("carry", "take your changes along")
  private static let prefer = Option(
    "prefer", value: "mine or step",
    from: .choices([Candidate("mine", "your lines"), Candidate("step", "the step's")]),
    "whose lines count where both differ")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let player = session.workshops
    let open = try session.requireStep()
    guard let word = invocation.argument(0) else {
      return Output(try GuideText(open: open, display: display).step(done: player.doneExercises()))
    }
    if session.presenter.isOn {
      guard !invocation.has(Self.carry), invocation.value(of: Self.prefer) == nil else {
        throw .presentation(.notNow("\(name) --carry"))
      }
      return try session.presenter.go(toStep: try index(word, in: open), display: display)
    }
    do throws(ShellError) {
      try player.move(to: try index(word, in: open), carrying: try carrying(invocation))
    } catch .workspace(.conflict(let files, let step)) {
      return conflict(files, step: step, word: word, display: display)
    }
    return try StepArrival(session: session, display: display).output(below: nil, isFresh: false)
  }

  private func index(_ word: String, in open: StepPlace) throws(ShellError) -> Int {
    switch word {
    case "next":
      guard open.next != nil else { throw .workshop(.lastStep) }
      return open.index + 1
    case "prev":
      guard open.index > 0 else { throw .workshop(.firstStep) }
      return open.index - 1
    default: return try open.index(of: word)
    }
  }

  private func carrying(_ invocation: Invocation) throws(ShellError) -> Carrying {
    switch invocation.value(of: Self.prefer) {
    case nil: invocation.has(Self.carry) ? .mine : .nothing
    case "mine": .preferringMine
    case "step": .preferringStep
    case let other?: throw .badValue(other, expected: "mine or step")
    }
  }

  /// The one question that a conflict asks, with both sides.
  private func conflict(_ files: [FileConflict], step: String, word: String, display: Display) -> Output {
    var parts: [StyledText] = [
      StyledText("you and the step \(step) have changed the same lines; nothing has moved", .warning)
    ]
    for file in files {
      let difference = SourceDifference(
        from: file.mine.map { [file.path: $0] } ?? [:], to: file.theirs.map { [file.path: $0] } ?? [:])
      parts.append(SourceDifferenceText(difference, display: display).text)
    }
    let answers = """
      - is yours, + is the step's. `step \(word) --prefer mine` goes with yours, `step \(word) --prefer step` with the \
      step's, `step \(word)` without your changes; whatever loses is kept, and `mine` lists it
      """
    parts.append(StyledText(marking: answers))
    return Output(.problem, parts.joined(separator: "\n\n"), status: .failed)
  }
}
