extension TextMetrics {
  /// The text in lines of at most a number of columns, broken at spaces and beside wide characters, and within words
  /// that are too long for a line. Line breaks in the text are kept.
  public static func wrapped(_ text: String, to columns: Int) -> [String] {
    let columns = max(1, columns)
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      var wrapper = LineWrapper(columns: columns)
      for character in paragraph { wrapper.add(character) }
      return wrapper.finish()
    }
  }
}

/// Fills lines with one character after the other.
private struct LineWrapper {
  let columns: Int
  private var lines: [String] = []
  private var line = ""
  private var lineColumns = 0
  /// The spaces after the line, which are dropped if the line ends there.
  private var spaces = 0
  /// The characters since the last place where the line may be broken.
  private var word = ""
  private var wordColumns = 0

  init(columns: Int) {
    self.columns = columns
  }

  mutating func add(_ character: Character) {
    if character == " " {
      placeWord()
      spaces += 1
      return
    }
    var character = character
    var width = TextMetrics.columns(of: character)
    if width > columns {
      character = "…"
      width = 1
    }
    let isWide = width > 1
    if isWide || wordColumns + width > columns { placeWord() }
    word.append(character)
    wordColumns += width
    if isWide { placeWord() }
  }

  mutating func finish() -> [String] {
    placeWord()
    return lines + [line]
  }

  private mutating func placeWord() {
    guard !word.isEmpty else { return }
    if lineColumns + spaces + wordColumns > columns {
      // An indentation that leaves no room for its word is no line of its own.
      if !line.isEmpty { lines.append(line) }
      line = ""
      lineColumns = 0
      spaces = 0
    }
    line += String(repeating: " ", count: spaces) + word
    lineColumns += spaces + wordColumns
    spaces = 0
    word = ""
    wordColumns = 0
  }
}
