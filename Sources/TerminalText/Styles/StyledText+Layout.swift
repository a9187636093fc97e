import TextLayout

extension StyledText {
  /// The width of the text in columns of a terminal; of several lines, the widest.
  public var columns: Int { lines.map { TextMetrics.columns(of: $0.plain) }.max() ?? 0 }

  /// The text with spaces after it, so that it has at least this width.
  public func padded(to width: Int) -> StyledText {
    self + StyledText(String(repeating: " ", count: max(0, width - columns)))
  }

  /// One line of text, ended by `…` if it would be wider.
  public func truncated(to width: Int) -> StyledText {
    guard columns > width else { return self }
    var result = StyledText()
    var room = width - 1
    for glyph in glyphs {
      guard glyph.columns <= room else { break }
      room -= glyph.columns
      result.append(glyph)
    }
    return width > 0 ? result + "…" : StyledText()
  }

  /// One line of text, ended by ` …` behind the last word for which there is room if it would be wider.
  public func truncatedBetweenWords(to width: Int) -> StyledText {
    guard columns > width, let first = wrapped(to: width - 2).first else { return self }
    return first + " …"
  }

  /// Lines of at most this width, broken between words; a word that is too long for a line is broken within.
  ///
  /// Line feeds in the text stay line ends. Spaces at a break are dropped.
  public func wrapped(to width: Int) -> [StyledText] {
    lines.flatMap { line in
      let glyphs = line.glyphs.map { $0.fitting(in: width) }
      return TextMetrics.lines(of: glyphs.map(\.character), to: width).map { range in
        glyphs[range].reduce(into: StyledText()) { $0.append($1) }
      }
    }
  }

  /// Lines of at most this width, broken at the column and not between words, so that every space stays.
  public func brokenAtColumn(_ width: Int) -> [StyledText] {
    lines.flatMap { line in
      var broken = [StyledText()]
      var used = 0
      for glyph in line.glyphs {
        if used + glyph.columns > width, used > 0 {
          broken.append(StyledText())
          used = 0
        }
        broken[broken.count - 1].append(glyph)
        used += glyph.columns
      }
      return broken
    }
  }

  /// The characters of one line with their styles and widths.
  var glyphs: [Glyph] {
    runs.flatMap { run in
      run.text.map { Glyph(character: $0, style: run.style, columns: TextMetrics.columns(of: $0)) }
    }
  }

  mutating func append(_ glyph: Glyph) {
    append(Run(text: String(glyph.character), style: glyph.style))
  }
}

/// One character of a styled text.
struct Glyph {
  let character: Character
  let style: TextStyle
  /// Its width, in columns of a terminal.
  let columns: Int

  /// The glyph, or an ellipsis if it is wider than a line.
  func fitting(in width: Int) -> Glyph {
    let character = TextMetrics.fitting(character, in: width)
    return Glyph(character: character, style: style, columns: TextMetrics.columns(of: character))
  }
}
