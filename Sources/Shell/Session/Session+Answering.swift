import Grammar

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

  /// Whether the words are no command, and a question is open that they answer: numbers, or a name.
  func isAnswer(_ words: [Word]) -> Bool {
    if hasLessons, lessons.asksForWords, predictor.open == nil, isName(words) { return true }
    let hasQuestion = predictor.open != nil || hasLessons && (lessons.series != nil || lessons.openQuestion != nil)
    return areNumbers(words) ? hasQuestion || openLesson != nil : hasQuestion && isLetter(words)
  }

  /// Whether the words are a letter, which stands for the number of a choice.
  private func isLetter(_ words: [Word]) -> Bool {
    words.count == 1 && words[0].text.count == 1 && words[0].text.allSatisfy(\.isLetter)
  }

  private func areNumbers(_ words: [Word]) -> Bool {
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
