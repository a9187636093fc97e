import Grammar
import LessonKit
import StageProtocol
import TerminalText

/// Makes the questions of a series: written ones with their choices in another order, and questions to the graph
/// computed anew, on a wiring that their lesson does not use.
///
/// It puts the wirings on a stage of its own; the learner's app stays as it is.
final class QuestionMaker {
  private let session: Session
  private var graphs: [String: ObjectGraph] = [:]
  /// A question of which nearly everything is right, or nothing is wrong, teaches little.
  private static let mostRightChoices = 2
  private static let leastChoices = 3

  /// - Parameter session: one that nobody watches, and that ends with this.
  init(_ session: Session) { self.session = session }

  deinit { session.end() }

  /// A question as a series asks it; nil where it cannot be computed.
  ///
  /// - Parameter turn: another number asks it in another way.
  func question(_ place: QuizPlace, turn: Int) -> SeriesQuestion? {
    guard let graphQuestion = place.quiz.graphQuestion else {
      // An order that is written is shown in another one; nothing is asked of the app.
      let posed = try? place.quiz.posed(by: session.appSession, afterWrongAnswers: turn)
      return SeriesQuestion(
        source: place, quiz: place.quiz.form == .choices ? place.quiz.turned(by: turn) : posed ?? place.quiz)
    }
    let used = place.lesson.usedWirings(among: names)
    // Where a lesson uses all, another one than its own is new enough; and the last resort is its own.
    let others = names.filter { !used.contains($0) }.turned(by: turn)
    let rest = names.filter { used.contains($0) && !place.lesson.isAbout($0) }.turned(by: turn)
    for wiring in others + rest + names.filter(place.lesson.isAbout) {
      if let quiz = quiz(like: graphQuestion, of: place.quiz, on: wiring, turn: turn) {
        return SeriesQuestion(source: place, quiz: quiz)
      }
    }
    return nil
  }

  private var names: [String] { session.appSession.wirings.names }

  private func quiz(like asked: GraphQuestion, of quiz: Quiz, on wiring: String, turn: Int) -> Quiz? {
    guard let graph = graph(of: wiring) else { return nil }
    let place = session.appSession.app?.screen.path.last.map { ", at `\($0)`" } ?? ""
    let posed = asked.questions(alike: graph).lazy.compactMap { [self] question -> Quiz? in
      let words = "In `\(wiring)`\(place): \(question.words)"
      let quiz = try? Quiz(asking: question, words: words, line: quiz.line).posed(by: session.appSession)
      guard let quiz, quiz.rightAnswer.count <= Self.mostRightChoices, quiz.choices.count >= Self.leastChoices else {
        return nil
      }
      return quiz
    }
    // A few are enough to choose among.
    let some = Array(posed.prefix(4))
    return some.isEmpty ? nil : some[turn % some.count]
  }

  /// The graph of a wiring that has just been launched, which is on the stage then; nil where it does not run.
  private func graph(of wiring: String) -> ObjectGraph? {
    let app = session.appSession
    if app.app?.wiring.name != wiring {
      app.close()
      guard let known = try? app.wirings.wiring(wiring, relativeTo: app.folder), (try? app.switchTo(known)) != nil
      else { return nil }
    }
    if let graph = graphs[wiring] { return graph }
    graphs[wiring] = try? app.answer(to: .graph(.ownership))
    return graphs[wiring]
  }
}

extension Lesson {
  /// Whether it takes place on a wiring.
  fileprivate func isAbout(_ wiring: String) -> Bool { place == .wiring(wiring) }

  /// The wirings, among these, that it puts on the stage or names in what is to be done.
  fileprivate func usedWirings(among names: [String]) -> Set<String> {
    let lines = steps.flatMap { step in
      (step.setup + step.solution + step.turns.flatMap(\.commands)).map(\.text) + step.goals.map { "\($0.goal)" }
    }
    let words = Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init) })
    return Set(words.contains("all") ? names : names.filter { words.contains($0) || isAbout($0) })
  }
}
