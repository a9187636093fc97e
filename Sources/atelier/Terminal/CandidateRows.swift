import Shell
import TextLayout

/// What can come next in a line, with a word on each where the window has room for that.
struct CandidateRows {
  private static let leastMeaning = 16

  /// - Parameters:
  ///   - offers: what can be completed.
  ///   - others: what else can be written.
  init(offers: [Candidate], others: [Candidate], width: Int, height: Int?) {
    var seen: Set<Candidate> = []
    let candidates = (offers + others)
      .map { Candidate($0.text.trimmingCharacters(in: .whitespaces), $0.meaning) }
      .filter { seen.insert($0).inserted }
    let texts = candidates.map(\.text)
    let column = texts.map { TextMetrics.columns(of: $0) }.max() ?? 0
    let room = width - column - 2
    // The line that is being written, and the one after it, stay in sight.
    let isTooHigh = height.map { candidates.count > $0 - 2 } ?? false
    guard candidates.contains(where: { !$0.meaning.isEmpty }), room >= Self.leastMeaning, !isTooHigh else {
      rows = Columns(texts: texts, width: width).rows
      return
    }
    rows = candidates.map { candidate in
      guard !candidate.meaning.isEmpty else { return candidate.text }
      return "\(TextMetrics.padded(candidate.text, to: column))  \(TextMetrics.truncated(candidate.meaning, to: room))"
    }
  }

  /// Lines that are no wider than the window, if the texts alone are not.
  let rows: [String]
}
