import Grammar
import LessonKit
import ShellText
import StageProtocol

/// Asks what an event will do before it shows it.
struct PredictCommand: Command {
  let name = "predict"
  let otherNames = ["guess"]
  let group = CommandGroup.app
  let summary = "say what an event will do, then see it"
  let arguments = [Argument("event", .repeated, from: .events)]
  let options = [Self.about]
  let examples = [
    Example("predict tap \"Sign Out\"", "asks one question about it, then shows what it does"),
    Example("predict back --about gone", "asks which object will be gone"),
  ]
  let discussion = """
    Any event can stand behind it. Screen, graph and trace are withheld until you have answered; the number of a choice \
    does that, and `skip` shows it without an answer. Question and answers are computed from what the event really does \
    in the code as it is. Any other event waits until you have answered. Without --about, it asks what it has asked \
    least often.
    """

  private static let about = Option(
    "about", value: "topic", from: .choices(Prediction.topics.map { Candidate($0.name, $0.meaning) }),
    "what to ask about: \(Prediction.topics.map(\.name).joined(separator: ", "))")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let event = try event(invocation.arguments)
    return try session.predictor.ask(about: event, topic: invocation.value(of: Self.about), display: display)
  }

  private func event(_ words: [String]) throws(ShellError) -> StageEvent {
    do throws(ShellError) {
      return try StageEvent(typed: words)
    } catch .event(.unknown(let name)) {
      throw .prediction(.noEvent(name, nearest: Spelling.nearest(to: name, among: EventForm.all.map(\.name))))
    } catch .event(.arguments(let name, let usage)) where words.count > 2 {
      // People leave the quotes out.
      let meant = [name, words.dropFirst().joined(separator: " ")]
      guard (try? StageEvent(words: meant)) != nil else { throw .event(.arguments(event: name, usage: usage)) }
      throw .prediction(
        .misspelt("\(name) is written: \(usage)", meant: ([self.name] + meant.map(\.asWord)).joined(separator: " ")))
    }
  }
}
