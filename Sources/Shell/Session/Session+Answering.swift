import Grammar
import LessonKit
import StageProtocol
import TerminalText

// Words that name no command, and answer a question that is open.
extension Session {
  /// The command that is meant by words that name none: they answer an open question, or put parts in order. Nil if nothing
  /// is open that they could be about.
  func commandAnswering(_ words: [Word]) -> (any Command)? {
    if areNumbers(words), predictor.open == nil, hasLessons, lessons.series == nil, lessons.hasOpenArrangement {
      return ArrangeCommand()
    }
    return isAnswer(words) ? AnswerCommand() : nil
  }

  /// What is shown in place of an answer to a question that the person has not seen whole: the rest of it. Nil where the
  /// command answers none, or one that was shown.
  ///
  /// On a page, somebody may type a number that means something else.
  func unseenQuestion(answeredBy command: any Command, _ words: ArraySlice<Word>) -> Output? {
    guard let unseenQuestion, command is AnswerCommand || command is ArrangeCommand, !words.isEmpty,
      hasQuestion || hasLessons && lessons.hasOpenArrangement
    else { return nil }
    return Output(.result, "nothing is answered yet, since this was not shown:\n\n" + unseenQuestion, status: .failed)
  }

  private var hasQuestion: Bool {
    predictor.open != nil || hasLessons && (lessons.series != nil || lessons.openQuestion != nil)
  }

  /// Whether the words are not a command, and a question is open that they answer: numbers, a name, or words of a choice.
  func isAnswer(_ words: [Word]) -> Bool {
    if hasLessons, lessons.asksForWords, predictor.open == nil, isName(words) { return true }
    if areNumbers(words) { return hasQuestion || openLesson != nil }
    return hasQuestion && (isLetter(words) || areOfChoice(words))
  }

  /// Whether the words begin no command, are not on the screen, and mean a choice of the question that was asked.
  private func areOfChoice(_ words: [Word]) -> Bool {
    guard (try? commands.command(words[0].text)) == nil, let quiz = askedQuiz else { return false }
    let event = lineTaking(words)?.prefix { $0 != " " }
    guard !EventForm.all.contains(where: { $0.name == event.map(String.init) }) else { return false }
    return quiz.answer(reading: words.map(\.text).joined(separator: " ")) != nil
  }

  /// The question that an answer would be to, with its choices; nil if none was asked.
  private var askedQuiz: Quiz? {
    if let open = predictor.open { return open.quiz }
    if let series = lessons.series { return series.open?.quiz }
    return lessons.askedQuestion.flatMap { try? lessons.posed($0) }
  }

  /// Whether the words are a letter, which stands for the number of a choice.
  private func isLetter(_ words: [Word]) -> Bool {
    words.count == 1 && words[0].text.count == 1 && words[0].text.allSatisfy(\.isLetter)
  }

  func areNumbers(_ words: [Word]) -> Bool {
    words.allSatisfy { !$0.isQuoted && $0.text.allSatisfy { $0.isNumber || $0 == "," } }
  }

  /// Whether the words are a name of code, such as somebody answers with who has not misspelt a command.
  private func isName(_ words: [Word]) -> Bool {
    guard words.count == 1, (try? commands.command(words[0].text)) == nil else { return false }
    let text = words[0].text
    return text.dropFirst().contains(where: \.isUppercase) || text.contains { "`.(".contains($0) }
      || Spelling.nearest(to: text, among: commands.names) == nil
  }
}

extension StyledText {
  /// Whether a part of it asks something and waits for an answer.
  var asksSomething: Bool { runs.contains { $0.style.meaning == .question } }
}
