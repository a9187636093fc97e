extension StyledText {
  /// Lines of code of at most this width: a longer line goes on, further in, behind a place where code can be broken.
  ///
  /// - Parameter mark: what stands in front of what goes on.
  public func brokenAsCode(_ width: Int, mark: StyledText) -> [StyledText] {
    lines.flatMap { $0.codeRows(width, mark: mark).map(\.text) }
  }

  /// One line of code as `brokenAsCode`, and below the row of a column a sign that points at it.
  ///
  /// - Parameter column: from 0, in the whole line.
  public func brokenAsCode(_ width: Int, mark: StyledText, pointingAt column: Int, with sign: StyledText)
    -> [StyledText]
  {
    let rows = codeRows(width, mark: mark)
    let place = rows.lastIndex { $0.start <= column } ?? 0
    let offset = min(rows[place].margin + column - rows[place].start, max(rows[place].text.columns, 1) - 1)
    var texts = rows.map(\.text)
    texts.insert(StyledText(String(repeating: " ", count: max(0, offset))) + sign, at: place + 1)
    return texts
  }

  private func codeRows(_ width: Int, mark: StyledText) -> [CodeRow] {
    let glyphs = glyphs
    let indentation = glyphs.prefix { $0.character == " " }.count
    let margin = StyledText(String(repeating: " ", count: min(indentation + 2, width / 3))) + mark
    var rest = glyphs[...]
    var rows: [CodeRow] = []
    var start = 0
    while true {
      let room = max(8, rows.isEmpty ? width : width - margin.columns)
      let head = rest.prefix(CodeBreak(of: rest, room: room).length)
      let text = head.reduce(into: StyledText()) { $0.append($1) }
      rows.append(
        rows.isEmpty
          ? CodeRow(text: text, start: start, margin: 0)
          : CodeRow(text: margin + text, start: start, margin: margin.columns))
      let after = rest.dropFirst(head.count)
      rest = after.drop { $0.character == " " }
      if rest.isEmpty { return rows }
      start += head.reduce(0) { $0 + $1.columns } + after.count - rest.count
    }
  }
}

/// A row of a broken line of code.
private struct CodeRow {
  let text: StyledText
  /// The column of the line with which it begins.
  let start: Int
  /// How many of its columns stand in front of that.
  let margin: Int
}

/// Where a line of code is broken that is too long.
private struct CodeBreak {
  /// A place that is this much better may be so many columns further in front.
  private static let worth = 9

  /// How many characters come before the break; all of them where they fit.
  let length: Int

  init(of glyphs: ArraySlice<Glyph>, room: Int) {
    var used = 0
    var best: (length: Int, score: Int)?
    var fitting = 0
    let indentation = glyphs.prefix { $0.character == " " }.count
    let all = Array(glyphs)
    for (index, glyph) in all.enumerated() {
      used += glyph.columns
      guard used <= room else {
        length = best?.length ?? Self.lastHump(in: all.prefix(fitting)) ?? max(1, fitting)
        return
      }
      fitting = index + 1
      guard index >= indentation, index + 1 < all.count, let value = Self.value(behind: index, in: all) else {
        continue
      }
      let score = used + value * Self.worth
      if score >= best?.score ?? .min { best = (index + 1, score) }
    }
    length = all.count
  }

  /// How good a break behind a character is; nil where there can be none.
  private static func value(behind index: Int, in glyphs: [Glyph]) -> Int? {
    let (glyph, next) = (glyphs[index], glyphs[index + 1])
    // Words of a text may be parted, but only if nothing else can be.
    if glyph.style.meaning == .literal, next.style.meaning == .literal { return glyph.character == " " ? -3 : nil }
    switch (glyph.character, next.character) {
    case (",", " "): return 4
    case ("(", _) where next.character != ")": return 2
    case (" ", "&"), (" ", "-"), (" ", "?"), (" ", ":"), (" ", "+"), (" ", "|"), ("=", " "), ("{", " "): return 3
    case (_, ".") where index > 0 && glyph.character != "." && glyph.character != " ": return 1
    case (":", " "): return 0
    case (" ", let next) where next != "{": return 1
    default: return nil
    }
  }

  /// The beginning of the last word in a long name.
  private static func lastHump(in glyphs: ArraySlice<Glyph>) -> Int? {
    glyphs.indices.dropFirst().last { glyphs[$0].character.isUppercase && glyphs[$0 - 1].character.isLowercase }
  }
}
