extension StyledText {
  /// Lines of code of at most this width: a longer line goes on, further in, behind a place where code can be broken.
  ///
  /// - Parameter mark: what stands in front of what goes on.
  public func brokenAsCode(_ width: Int, mark: StyledText) -> [StyledText] {
    lines.flatMap { line in
      let glyphs = line.glyphs
      let indentation = glyphs.prefix { $0.character == " " }.count
      let margin = StyledText(String(repeating: " ", count: min(indentation + 2, width / 3))) + mark
      var rest = glyphs[...]
      var broken: [StyledText] = []
      while true {
        let room = max(8, broken.isEmpty ? width : width - margin.columns)
        let head = rest.prefix(CodeBreak(of: rest, room: room).length)
        let text = head.reduce(into: StyledText()) { $0.append($1) }
        broken.append(broken.isEmpty ? text : margin + text)
        rest = rest.dropFirst(head.count).drop { $0.character == " " }
        if rest.isEmpty { return broken }
      }
    }
  }
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
