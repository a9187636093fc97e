import StageProtocol

/// A question about what an event will do, with what can be answered, and what shows who is right.
public struct Forecast: Sendable {
  /// In Markdown: `Who will decide where to go?`
  public let question: String
  /// One is right and two or three are wrong; in an order that says nothing.
  public let choices: [Choice]
  /// What decides it.
  public let evidence: Evidence

  /// One thing that can be answered.
  public struct Choice: Hashable, Sendable {
    /// In Markdown.
    public let text: String
    /// Whether the event does that.
    public let isRight: Bool
    /// Why it is right or wrong, in Markdown.
    public let reason: String
  }

  /// What of the run decides which answer is right.
  public enum Evidence: Sendable {
    /// These calls of it.
    case calls(CallExcerpt)
    /// These references, or differences between screens, in Markdown.
    case words([String])
    /// These objects, which stay behind.
    case leaks([LeakReport.Leak])
  }

  /// An answer that may be offered, and why it is right or wrong.
  typealias Answer = (text: String, reason: String)

  private static let fewestWrong = 2
  private static let mostWrong = 3

  /// A question with one right answer and the first of those that are wrong.
  ///
  /// - Throws: `PredictionError.tooFewWrongAnswers`.
  init(
    _ question: String, right: Answer, wrong: [Answer], evidence: Evidence
  ) throws(PredictionError) {
    var seen: Set = [right.text]
    let wrong = wrong.filter { seen.insert($0.text).inserted }.prefix(Self.mostWrong)
    guard wrong.count >= Self.fewestWrong else { throw .tooFewWrongAnswers(wrong.count) }
    self.question = question
    choices =
      ([Choice(text: right.text, isRight: true, reason: right.reason)]
      + wrong.map { Choice(text: $0.text, isRight: false, reason: $0.reason) }).sorted { $0.text < $1.text }
    self.evidence = evidence
  }
}
