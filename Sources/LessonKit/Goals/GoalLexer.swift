/// Cuts the line of a goal into words, which double quotes keep together.
struct GoalLexer {
  let line: String

  func words() throws(GoalError) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character.isWhitespace, !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else { throw .openQuote(line) }
    return words + [word].compactMap(\.self)
  }
}
