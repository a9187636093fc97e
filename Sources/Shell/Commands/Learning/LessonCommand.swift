import ShellText
import TerminalText

/// Opens a lesson.
struct LessonCommand: LearningCommand {
  let name = "lesson"
  let otherNames = ["learn", "tutorial"]
  let group = CommandGroup.learning
  let summary = "open a lesson where you left it, or show its step"
  let arguments = [Argument("id", .optional, from: .lessons), Argument("step", .optional)]
  let options = [Self.test]
  let examples = [
    Example("lesson tour", "opens it, at the step where you left it"),
    Example("lesson tour 3", "opens it at its third step"),
    Example("lesson", "shows the step again"),
    Example("lesson use-cases --test", "ten questions; nine right ones, and it is done"),
    Example("lesson off", "leaves it; the app stays as it is"),
  ]
  let discussion = """
    Opening a step puts the app in the order that the step needs. Without an id, the current step is shown again, and \
    the app stays as it is. What was on the stage before a lesson opened is marked: `goto before-lesson` comes back to it, \
    and leaves the lesson.
    """

  private static let offWord = "off"
  private static let test = Option("test", "answer questions about it instead, if you know it")

  private func leave(_ player: LessonPlayer) throws(ShellError) -> Output {
    let place = try player.requireLesson()
    player.close()
    player.left = place
    var words = "you have left \(place.lesson.id) at step \(place.count); `lesson \(place.lesson.id)` goes on there"
    if (try? player.appSession.bookmark(Bookmark.beforeLesson)) != nil {
      words += "\n`goto \(Bookmark.beforeLesson)` comes back to what was on the stage before it"
    }
    return Output(.notice, StyledText(marking: words))
  }

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    if invocation.argument(0) == Self.offWord { return try leave(player) }
    if invocation.has(Self.test) {
      guard let id = invocation.argument(0) else {
        return try player.beginTest(of: try player.requireLesson().lesson, display: display)
      }
      return try player.beginTest(of: try player.library.lesson(id), display: display)
    }
    if player.series != nil, invocation.argument(0) == nil { return Output(player.seriesQuestion(display: display)) }
    if let id = invocation.argument(0) {
      let number = try invocation.argument(1).map { word throws(ShellError) in
        guard let number = Int(word) else { throw .badValue(word, expected: "the number of a step") }
        return number
      }
      return try player.open(try player.library.lesson(id), atStep: number, display: display)
    }
    return Output(try player.stepText(display: display))
  }
}
