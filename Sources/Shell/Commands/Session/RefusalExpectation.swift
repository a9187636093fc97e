import Grammar
import ShellText
import StageProtocol

/// The expectation that the app refuses an event and stays as it is: `refused open User:ann because "not the id"`.
struct RefusalExpectation {
  static let word = "refused"
  static let usage = "expect refused <event>… [because \"<part of the reason>\"]"

  private let event: StageEvent
  private let reason: String?

  /// - Parameter words: those behind `refused`.
  /// - Throws: `ShellError.missingArgument` or `.event`.
  init(words: [String]) throws(ShellError) {
    guard !words.isEmpty else { throw .missingArgument("<event>", usage: Self.usage) }
    let isGivenReason = words.dropLast().last == "because"
    reason = isGivenReason ? words.last : nil
    event = try StageEvent(typed: isGivenReason ? words.dropLast(2) : words)
  }

  /// - Throws: `ShellError.checkFailed` when the event happens, for another reason does not, or changes the screen.
  func check(in session: AppSession) throws(ShellError) {
    let before = try session.requireApp().screen
    do throws(ShellError) {
      try session.perform(event)
    } catch .refused(let refusal) {
      if let reason, !refusal.message.contains(reason) {
        throw failure("it is refused for another reason: \(refusal.message)")
      }
      let after = try session.ask(.screen)
      if after != before { throw failure("it is refused, and has changed the screen all the same") }
      return
    }
    throw failure("it has happened")
  }

  private func failure(_ words: String) -> ShellError {
    let because = reason.map { " because \($0.quoted)" } ?? ""
    return .checkFailed(["expected refused \(event.commandLine)\(because): \(words)"])
  }
}
