import Grammar
import ShellText
import TerminalText

/// Starts afresh: the step of a lesson, or the code of a workshop's step.
struct ResetCommand: Command {
  let name = "reset"
  let group = CommandGroup.learning
  let summary = "start the step afresh, or one file of it"
  let arguments = [Argument(words: [Candidate(Self.stepWord, "all of its code")], or: "file", .optional)]
  let examples = [
    Example("reset", "the app as it was when the lesson's step began"),
    Example("reset Screens/User/UserController.swift", "one file of the workshop's step, or of an exercise"),
    Example("reset step", "all of its code"),
  ]
  let discussion = """
    In a lesson, `reset` alone brings the app back to where the step began, whatever was tried meanwhile, in whatever \
    wiring; what was written stays. Code that is put back is kept; `mine` lists it, and brings it back.
    """

  let showsTask = true

  private static let stepWord = "step"

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let isInWorkshop = session.openLesson == nil && session.workshops.open != nil
    let hasCode = session.openLesson?.step.exercise != nil
    guard isInWorkshop || hasCode && invocation.argument(0) != nil else {
      if let file = invocation.argument(0) { throw .unwantedArgument(file, usage: name, suggestion: nil) }
      let step = try session.lessons.beginStep(display: display)
      return hasCode ? Output(Self.kept(display) + "\n\n" + step.text) : step
    }
    guard let file = invocation.argument(0) else {
      throw .missingArgument("<file> or step", usage: "reset <file>` or `reset step")
    }
    let files = try session.workshops.reset(file == Self.stepWord ? nil : file)
    guard !files.isEmpty else { return Output("your code is the step's; there is nothing to put back") }
    let outcome = try session.putOwnCodeOnStage()
    let words = "\(files.count.counted("file")) as in the step again; what was there is kept, and `mine` lists it"
    return .beforeScreen(.notice, StyledText(marking: words) + "\n" + outcome.text(display: display))
  }

  private static func kept(_ display: Display) -> StyledText {
    let words = "the app begins afresh; what you have written stays"
    let way = "`reset <file>` or `reset step` puts back the step's"
    return StyledText(marking: "\(words) (\(way))").wrapped(for: display, indentation: 0)
  }
}
