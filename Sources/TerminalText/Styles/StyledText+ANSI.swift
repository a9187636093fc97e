extension StyledText {
  /// The text with escape sequences for a terminal.
  ///
  /// Every line starts and ends in the plain style, so that lines may be cut or shown apart.
  ///
  /// - Parameter colour: whether meanings are shown as colours; emphasis is always shown.
  public func ansi(colour: Bool) -> String {
    lines.map { line in
      line.runs.map { run in
        let start = run.style.ansiStart(colour: colour)
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
  func ansiStart(colour: Bool) -> String {
    var codes = emphasis.ansiCodes
    if colour, let meaning { codes.append(meaning.ansiCode) }
    return codes.isEmpty ? "" : "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
  }
}

extension TextStyle.Emphasis {
  fileprivate var ansiCodes: [Int] {
    let codes: [(TextStyle.Emphasis, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.strikethrough, 9),
    ]
    return codes.compactMap { contains($0) ? $1 : nil }
  }
}

extension TextStyle.Meaning {
  /// One of the eight basic colours, which a terminal's theme adapts to its background.
  fileprivate var ansiCode: Int {
    switch self {
    case .accent, .heading: 36
    case .good, .literal: 32
    case .bad: 31
    case .warning: 33
    case .code, .keyword: 35
    }
  }
}
