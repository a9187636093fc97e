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
