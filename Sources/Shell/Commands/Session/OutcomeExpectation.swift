import Grammar
import ShellText
import StageProtocol

/// The expectation that an event does not simply happen: `refused open User:ann because "not the id"`, `stops tap Crash`.
struct OutcomeExpectation {
  /// What comes of the event instead.
  enum Outcome: String {
    /// The app turns it down and stays as it is.
    case refused
    /// The app ends during it.
    case stops
  }

  private let outcome: Outcome
  private let event: StageEvent
  private let reason: String?

  /// - Parameter words: those behind `expect`.
  /// - Returns: nil if they speak of a goal.
  /// - Throws: `ShellError.missingArgument` or `.event`.
  init?(words: [String]) throws(ShellError) {
    guard let outcome = words.first.flatMap(Outcome.init) else { return nil }
    self.outcome = outcome
    let words = words.dropFirst()
    guard !words.isEmpty else {
      throw .missingArgument(
        "<event>", usage: "expect \(outcome.rawValue) <event>… [because \"<part of the reason>\"]")
    }
    let isGivenReason = words.dropLast().last == "because"
    reason = isGivenReason ? words.last : nil
    event = try StageEvent(typed: Array(isGivenReason ? words.dropLast(2) : words))
  }

  /// - Throws: `ShellError.unmet` when the event ends otherwise, for another reason, or is refused and changes the
  ///   screen all the same.
  func check(in session: AppSession) throws(ShellError) {
    let before = try session.requireApp().screen
    do throws(ShellError) {
      try session.perform(event)
    } catch {
      switch (outcome, error) {
      case (.refused, .refused(let refusal)):
        try checkReason(refusal.message, of: "it is refused")
        let after = try session.ask(.screen)
        if after != before { throw failure("it is refused, and has changed the screen all the same") }
      case (.stops, .appFailed(let end)): try checkReason(end.failure.cause.description, of: "the app stops")
      case (.stops, .refused(let refusal)): throw failure("it is refused: \(refusal.message)")
      default: throw error
      }
      return
    }
    throw failure("it has happened")
  }

  private func checkReason(_ actual: String, of end: String) throws(ShellError) {
    if let reason, !actual.contains(reason) { throw failure("\(end) for another reason: \(actual)") }
  }

  private func failure(_ words: String) -> ShellError {
    let because = reason.map { " because \($0.quoted)" } ?? ""
    return .unmet(Mismatch(expected: "\(outcome.rawValue) \(event.commandLine)\(because)", actual: words))
  }
}
