import Grammar
import LessonKit
import ShellText
import StageProtocol
import TerminalText

/// Asks what an event will do, at the prompt or in a lesson, and withholds what would tell.
///
/// The event happens to a copy of the app first, from which question and answers are computed, and to the app itself once
/// somebody has answered. So nothing that is asked of the app in between can tell.
final class Predictor {
  private unowned let session: Session
  /// The question that was asked at the prompt.
  private var asked: (prediction: OpenPrediction, moment: AppMoment)?
  /// What the questions at the prompt were about so far.
  private var topics: [String] = []

  init(_ session: Session) {
    self.session = session
  }

  /// The question that was asked at the prompt and is not answered.
  var open: OpenPrediction? {
    guard let asked, asked.moment.isNow(session.appSession.app) else { return nil }
    return asked.prediction
  }

  /// Whether a command is for the question at the prompt.
  func takes(_ command: any Command) -> Bool { open != nil && (command is AnswerCommand || command is SkipCommand) }

  /// Asks a question about an event.
  ///
  /// - Parameter topic: what it is to be about; nil for anything.
  func ask(about event: StageEvent, topic: String?, display: Display) throws(ShellError) -> Output {
    let forecast = try forecast(of: event, topic: topic)
    guard let app = session.appSession.app else { return .none }
    let prediction = OpenPrediction(events: [event], quiz: forecast.quiz, evidence: forecast.evidence)
    asked = (prediction, AppMoment(app))
    return Output(LessonText(display: display).choices(of: prediction.quiz) + "\n" + Self.advice(for: display))
  }

  private func forecast(of event: StageEvent, topic: String?) throws(ShellError) -> Forecast {
    do throws(PredictionError) {
      if let topic { try Prediction.check(topic: topic) }
    } catch {
      throw .prediction(.noQuestion(error))
    }
    let run = try session.appSession.rehearse([event])
    do throws(PredictionError) {
      let chosen = try Prediction.choose(about: run, topic: topic, after: topics, asking: session.appSession)
      topics.append(chosen.topic)
      return chosen.forecast
    } catch {
      throw .prediction(.noQuestion(error))
    }
  }

  private static func advice(for display: Display) -> StyledText {
    StyledText(marking: "screen, graph and trace wait for it; `skip` shows them without").styled(.quiet)
      .wrapped(for: display, indentation: 0)
  }

  /// Answers the question that was asked at the prompt.
  ///
  /// - Throws: `ShellError.badValue` where the words name no choice.
  func answer(_ words: String, display: Display) throws(ShellError) -> Output? {
    guard let open else { return nil }
    guard let answer = open.quiz.answer(reading: words) else {
      let numbers = "1 to \(open.quiz.choices.count)"
      throw .badValue(words, expected: "the number of a choice, \(numbers), or words that one alone has")
    }
    return Output(try reveal(open, after: answer, display: display))
  }

  /// Shows the answer to the question at the prompt, which nobody has given; nil where none is open.
  func giveUp(display: Display) throws(ShellError) -> Output? {
    guard let open else { return nil }
    return Output(try reveal(open, after: nil, display: display))
  }

  private func reveal(
    _ prediction: OpenPrediction, after answer: Set<Int>?, display: Display
  ) throws(ShellError) -> StyledText {
    asked = nil
    let reveal = PredictionReveal(prediction: prediction, session: session.appSession, display: display)
    let text = try reveal.text(after: answer)
    guard display.isInteractive, let news = try session.lessonNews(display: display) else { return text }
    return text + "\n" + news
  }
}

// What may be done while a prediction is open.
extension Predictor {
  /// Commands that would tell what is to be predicted, or would seem to.
  static let withheld: Set = [
    "screen", "graph", "inspect", "why", "leaks", "registrations", "validate", "trace", "sequence", "compare", "diff",
    "expect", "test",
  ]

  /// Commands that tell nothing of it and leave the app as it is. All others wait for the answer.
  static let harmless: Set = [
    "answer", "skip", "lessons", "lesson", "next", "prev", "check", "hint", "solution", "reset", "note", "progress",
    "class", "glossary", "steps", "peek", "exercise", "mine", "wirings", "variations", "routes", "rules", "code",
    "read", "log", "mark", "save", "edit", "watch", "set", "more", "clear", "doctor", "history", "help", "quit",
  ]

  /// Refuses commands that would tell what is to be predicted, or change it.
  ///
  /// - Throws: `ShellError.prediction`.
  func hold(back words: [Word]) throws(ShellError) {
    guard let first = words.first, isWithholding, !session.isAnswer(words),
      let name = try? session.commands.command(first.text).name, !Self.harmless.contains(name),
      words.count == 1 || !["--help", "?"].contains(words[words.count - 1].text)
    else { return }
    throw .prediction(Self.withheld.contains(name) ? .withheld(command: name) : .waits(command: name))
  }

  private var isWithholding: Bool {
    open != nil
      || session.openLesson != nil && session.lessons.isPredicting && session.appSession.app?.isRunning == true
  }
}
