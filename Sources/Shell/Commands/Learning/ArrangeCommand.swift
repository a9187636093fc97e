import ShellText
import TerminalText

/// Puts the parts of a member in order, or shows them.
struct ArrangeCommand: LearningCommand {
  let name = "arrange"
  let otherNames = ["parts", "sort"]
  let group = CommandGroup.learning
  let summary = "put the parts of a step's code in order"
  let arguments = [Argument("number", .anyNumber)]
  let examples = [
    Example("arrange 3 1 4", "puts these parts together, compiles them, and tries them"),
    Example("arrange", "shows the parts again"),
  ]
  let discussion = """
    What you leave out does not belong there. Any order is right that compiles and does what is asked for; a wrong one is \
    answered with the compiler's words, or with what it does not do. The numbers alone say the same.
    """

  func run(_ invocation: Invocation, with player: LessonPlayer, display: Display) throws(ShellError) -> Output {
    _ = try player.requireLesson()
    let words = invocation.arguments.flatMap { $0.split(separator: ",").map(String.init) }
    guard !words.isEmpty else { return Output(try player.arrangementText(display: display)) }
    var numbers: [Int] = []
    for word in words {
      guard let number = Int(word) else { throw .badValue(word, expected: "the numbers of parts, as in 3 1 2") }
      numbers.append(number)
    }
    return try player.arrange(numbers, display: display)
  }
}
