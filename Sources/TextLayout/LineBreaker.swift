extension TextMetrics {
  /// The text in lines of at most a number of columns. Line breaks in the text are kept.
  public static func wrapped(_ text: String, to columns: Int) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      let characters = paragraph.map { fitting($0, in: columns) }
      return lines(of: characters, to: columns).map { String(characters[$0]) }
    }
  }

  /// Breaks a paragraph into lines of at most a number of columns, given as ranges of its characters.
  ///
  /// Lines are broken at spaces, which are dropped there, and beside wide characters; a word that is too long for a line
  /// is broken within: behind a slash, or else behind another sign or before a capital, where it has one.
  public static func lines(of characters: [Character], to columns: Int) -> [Range<Int>] {
    var breaker = LineBreaker(columns: max(1, columns))
    for (index, character) in characters.enumerated() { breaker.add(character, at: index) }
    return breaker.finish(at: characters.count)
  }

  /// The character, or an ellipsis if it is wider than a line.
  public static func fitting(_ character: Character, in columns: Int) -> Character {
    self.columns(of: character) > max(1, columns) ? "…" : character
  }
}

/// Fills lines with one character after the other.
private struct LineBreaker {
  /// Characters that follow one another, and their width.
  private struct Piece {
    var range: Range<Int>
    var columns = 0
  }

  let columns: Int
  private var lines: [Range<Int>] = []
  private var line = Piece(range: 0..<0)
  /// The spaces after the line, which are dropped if the line ends there.
  private var spaces = 0
  /// The characters since the last place where the line may be broken.
  private var word = Piece(range: 0..<0)
  /// The part of the word after which it is broken if it is too long for a line: up to a slash, another sign, or a capital.
  private var part: (slash: Piece?, sign: Piece?, capital: Piece?) = (nil, nil, nil)
  private var previous: Character = " "

  init(columns: Int) {
    self.columns = columns
  }

  mutating func add(_ character: Character, at index: Int) {
    if character == " " {
      placeWord(before: index)
      spaces += 1
      word = Piece(range: index + 1..<index + 1)
      return
    }
    let width = TextMetrics.columns(of: character)
    let isWide = width > 1
    if !word.range.isEmpty {
      if previous == "/" { part.slash = word }
      if ".,;:&_-=+|)>".contains(previous), character.isLetter || character.isNumber { part.sign = word }
      if previous.isLowercase, character.isUppercase { part.capital = word }
    }
    previous = character
    if isWide {
      placeWord(before: index)
    } else if word.columns + width > columns {
      breakWord(before: index)
    }
    word.range = word.range.lowerBound..<index + 1
    word.columns += width
    if isWide { placeWord(before: index + 1) }
  }

  mutating func finish(at end: Int) -> [Range<Int>] {
    placeWord(before: end)
    return lines + [line.range]
  }

  private mutating func breakWord(before next: Int) {
    guard let part = part.slash ?? part.sign ?? part.capital else { return placeWord(before: next) }
    let rest = Piece(range: part.range.upperBound..<word.range.upperBound, columns: word.columns - part.columns)
    word = part
    placeWord(before: part.range.upperBound)
    word = rest
  }

  private mutating func placeWord(before next: Int) {
    part = (nil, nil, nil)
    guard !word.range.isEmpty else { return }
    if line.columns + spaces + word.columns > columns {
      // An indentation that leaves no room for its word does not make a line.
      if !line.range.isEmpty { lines.append(line.range) }
      line = Piece(range: word.range.lowerBound..<word.range.lowerBound)
      spaces = 0
    }
    line.range = line.range.lowerBound..<word.range.upperBound
    line.columns += spaces + word.columns
    spaces = 0
    word = Piece(range: next..<next)
  }
}
