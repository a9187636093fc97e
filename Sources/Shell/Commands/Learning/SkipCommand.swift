import ShellText

/// Leaves a step undone, or shows what was to be predicted.
struct SkipCommand: LearningCommand {
  let name = "skip"
  let group = CommandGroup.learning
  let summary = "leave this step undone, or a prediction open"
  let discussion = """
    Where a prediction is open, that comes first: `skip` shows what the event does, and once more leaves the step.
    """

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    if let shown = try session.predictor.giveUp(display: display) { return shown }
    return try run(invocation, with: session.lessons, display: display)
  }

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    if player.series != nil { return try player.answerSeries(nil, display: display) }
    if let shown = try player.giveUpPrediction(display: display) { return shown }
    try player.note { $0.isSkipped = !$0.isDone }
    return try player.goOn(display: display)
  }
}
