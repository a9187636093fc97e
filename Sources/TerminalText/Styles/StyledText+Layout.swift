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

  /// Lines of at most this width, broken between words; a word that is too long for a line is broken within, and the
  /// place of code loses its first folders: `…/UserPresenter.swift:3`. Code is broken only where it is too long for a line.
  ///
  /// Line feeds in the text stay line ends. Spaces at a break are dropped.
  public func wrapped(to width: Int) -> [StyledText] {
    lines.flatMap { line in
      let glyphs = (line.columns > width ? line.glyphsWithShortPlaces(width) : line.glyphs).map {
        $0.fitting(in: width)
      }
      return TextMetrics.lines(of: glyphs.lettersOfUnits(in: width), to: width).map { range in
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

  /// The characters of one line, in which no place of code is wider than a line if the name of its file has room there.
  private func glyphsWithShortPlaces(_ width: Int) -> [Glyph] {
    var fitting: [Glyph] = []
    var rest = glyphs[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.character != " " }
      fitting += word.shortenedAsPlace(to: width)
      rest = rest.dropFirst(word.count)
      let spaces = rest.prefix { $0.character == " " }
      fitting += spaces
      rest = rest.dropFirst(spaces.count)
    }
    return fitting
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

extension ArraySlice<Glyph> {
  /// The word, without its first folders if it is a place in code and wider than a line.
  ///
  /// A path from the root of the disk keeps them, since people go there by it.
  fileprivate func shortenedAsPlace(to width: Int) -> ArraySlice<Glyph> {
    guard reduce(0, { $0 + $1.columns }) > width, let first, first.character != "/" else { return self }
    let slashes = indices.filter { self[$0].character == "/" }
    guard let last = slashes.last, String(self[last...].map(\.character)).contains(".swift") else { return self }
    let start = slashes.first { self[$0...].reduce(1) { $0 + $1.columns } <= width } ?? last
    return ArraySlice([Glyph(character: "…", style: self[start].style, columns: 1)] + self[start...])
  }
}

extension [Glyph] {
  /// The characters, with spaces at which no line ends in code that has room on one: a command is read as a whole.
  fileprivate func lettersOfUnits(in width: Int) -> [Character] {
    var letters = map(\.character)
    var rest = indices[...]
    while let first = rest.first {
      let part = rest.prefix { self[$0].style.meaning == self[first].style.meaning }
      rest = rest.dropFirst(part.count)
      guard self[first].style.meaning == .code, part.reduce(0, { $0 + self[$1].columns }) <= width else { continue }
      for index in part where letters[index] == " " { letters[index] = "\u{A0}" }
    }
    return letters
  }
}
