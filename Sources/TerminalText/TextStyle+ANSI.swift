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
