import ShellText

/// Asks questions of finished lessons again.
struct ReviewCommand: LearningCommand {
  let name = "review"
  let group = CommandGroup.learning
  let summary = "answer questions of finished lessons again"
  let arguments = [Argument(words: [Candidate(Self.offWord, "leave the review or test")], .optional)]
  let examples = [
    Example("review", "at most eight questions that are due"),
    Example("review off", "leaves it; what you have answered is kept"),
  ]
  let discussion = """
    A question comes again 1, 3, 7, 21 and 60 days after it was answered rightly; a wrong answer starts again at 1. \
    Questions to the graph are computed anew, on a wiring that their lesson did not use. Nobody reminds you but one line \
    of `progress`.
    """

  private static let offWord = "off"

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    switch invocation.argument(0) {
    case nil where player.series?.purpose == .review: Output(player.seriesQuestion(display: display))
    case nil: try player.beginReview(display: display)
    case Self.offWord: try player.leaveSeries()
    case let word?: throw .badValue(word, expected: "nothing, or off")
    }
  }
}
