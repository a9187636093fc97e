extension StyledText {
  /// The text with escape sequences for a terminal.
  ///
  /// Every line starts and ends in the plain style, so that lines may be cut or shown apart.
  ///
  /// - Parameter palette: which colours meanings have; emphasis is always shown.
  public func ansi(_ palette: Palette) -> String {
    lines.map { line in
      line.runs.map { run in
        let start = run.style.ansiStart(palette)
        return start.isEmpty ? run.text : start + run.text + TextStyle.ansiReset
      }
      .joined()
    }
    .joined(separator: "\n")
  }
}

extension TextStyle {
  /// Ends every style.
  static let ansiReset = "\u{1B}[0m"

  /// The escape sequence that starts this style; empty for plain text.
  func ansiStart(_ palette: Palette) -> String {
    let own = meaning.map(palette.emphasis) ?? []
    var codes = emphasis.union(own).ansiCodes
    if let colour = meaning.flatMap(palette.colour) {
      switch (palette.depth, colour) {
      case (.many, _): codes += [38, 5, colour]
      case (_, ..<8): codes.append(30 + colour)
      default: codes.append(82 + colour)
      }
    }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
  }
}

extension TextStyle.Emphasis {
  fileprivate var ansiCodes: [Int] {
    let codes: [(TextStyle.Emphasis, Int)] = [
      (.bold, 1), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]
    return codes.compactMap { contains($0) ? $1 : nil }
  }
}
