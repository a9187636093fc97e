import TextLayout

/// What somebody waits for, and since when.
struct ProgressWait: Sendable {
  /// What takes less is over before anybody could read the line.
  static let patience: Duration = .milliseconds(500)

  /// What can be done about it, for who may think that nothing can.
  private static let advice = "; Ctrl-C stops"

  var words: String
  let start: ContinuousClock.Instant

  /// The line after so much time: `compiling viper… 3 s`; nil as long as there is nothing worth saying.
  ///
  /// - Parameter width: of the terminal. Of a line that breaks, only the last part could be erased.
  func line(after time: Duration, width: Int) -> String? {
    guard time >= Self.patience else { return nil }
    let seconds = time.components.seconds
    let room = max(width - 1, 1)
    var ending = seconds == 0 ? "" : " \(seconds) s"
    if seconds > 1, TextMetrics.columns(of: words + ending + Self.advice) <= room { ending += Self.advice }
    guard ending.count < room else { return TextMetrics.truncated(words, to: room) }
    return TextMetrics.truncated(words, to: room - ending.count) + ending
  }
}
