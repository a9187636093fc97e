/// Breaks one line of text into lines that fit a width.
struct LineWrapper {
  private let width: Int
  private var lines: [StyledText] = []
  private var line = StyledText()
  private var lineColumns = 0
  private var spaces: [Glyph] = []
  private var word: [Glyph] = []

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ glyph: Glyph) {
    if glyph.character == " " {
      endWord()
      spaces.append(glyph)
    } else {
      word.append(glyph)
    }
  }

  mutating func finish() -> [StyledText] {
    endWord()
    return lines + [line]
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let wordColumns = word.reduce(0) { $0 + $1.columns }
    if lineColumns > 0, lineColumns + spaces.count + wordColumns > width {
      endLine()
    } else {
      spaces.forEach { put($0) }
    }
    for glyph in word {
      if lineColumns > 0, lineColumns + glyph.columns > width { endLine() }
      put(glyph)
    }
    spaces = []
    word = []
  }

  private mutating func put(_ glyph: Glyph) {
    line.append(glyph)
    lineColumns += glyph.columns
  }

  private mutating func endLine() {
    lines.append(line)
    line = StyledText()
    lineColumns = 0
  }
}
