import Grammar
import StageProtocol

/// `trace has UserPresenter.signOutTapped`: a call among those of the last event.
struct TraceGoal: GoalKind {
  static let keyword = "trace"
  static let usage = "trace has|lacks <Type>.<member>"
  static let meaning = "the last event called it, or did not"
  static let isQuick = true

  private let presence: Presence
  private let pattern: CallPattern

  init?(words: [String]) {
    guard words.count > 1, let presence = Presence(words[0]),
      let pattern = CallPattern(words.dropFirst().joined(separator: " "))
    else { return nil }
    (self.presence, self.pattern) = (presence, pattern)
  }

  var description: String { "trace \(presence.word) \(pattern)" }

  var words: String { "the last event \(presence == .present ? "called" : "did not call") \(pattern)" }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let trace = try shell.answer(to: .lastTrace)
    let isCalled = trace.calls.contains(where: pattern.matches)
    if !isCalled, let omitted = trace.omitted, omitted > 0 {
      return .unmet("the trace has no \(pattern), but \(omitted) more calls were not recorded")
    }
    switch presence {
    case .present where !isCalled: return .unmet(missing(from: trace))
    case .absent where isCalled: return .unmet(found)
    default: return .met
    }
  }

  func lack(_ difference: String) -> String {
    presence == .absent && difference == found ? "\(difference), and should not" : difference
  }

  private var found: String { "the trace has \(pattern)" }

  private func missing(from trace: CallTrace) -> String {
    guard !trace.calls.isEmpty else { return "the trace is empty: the last event called nothing in the app" }
    let members = trace.calls.filter(pattern.matchesType).map(\.member.text).withoutRepetition
    if !members.isEmpty {
      return "\(pattern.type) was called, but its \(pattern.member) was not; the trace has \(members.listed())"
    }
    let types = trace.calls.map(\.type).withoutRepetition
    if let nearest = Spelling.nearest(to: pattern.type, among: types) {
      return "the trace has no \(pattern.type), but it has \(nearest)"
    }
    return "\(pattern.type) was not called; the trace has \(types.listed())"
  }
}
