import Grammar
import StageProtocol
import TerminalText

/// A call trace as a tree: every call below the one that made it.
public struct TraceTree {
  private static let shownCalls = 200

  /// How much each call says of itself.
  public struct Detail: OptionSet, Sendable {
    /// The details as bits.
    public let rawValue: Int

    /// Details of these bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Each argument on a line of its own.
    public static let arguments = Detail(rawValue: 1)
    /// Where its code stands.
    public static let files = Detail(rawValue: 2)
  }

  /// The lines of the tree, the first call first.
  public let lines: [TreeLine]

  /// Makes a tree of a trace.
  public init(of trace: CallTrace, showing detail: Detail = []) {
    let calls = CallFolding(trace).calls
    var lines = calls.prefix(Self.shownCalls).map { Self.line(for: $0, showing: detail) }
    let hidden = calls.count - lines.count + (trace.omitted ?? 0)
    if hidden > 0 { lines.append(TreeLine(depth: 0, text: StyledText("… and \(hidden.counted("more call"))", .quiet))) }
    self.lines = lines
  }

  /// Makes a tree of some calls of a trace.
  ///
  /// - Parameter hidden: for each call, how many below it are left out.
  public init(of calls: [CallTrace.Call], hiding hidden: [Int]) {
    lines = zip(calls, hidden).map { Self.line(for: FoldedCall($0), showing: []).hiding($1) }
  }

  private static func line(for folded: FoldedCall, showing detail: Detail) -> TreeLine {
    let call = folded.call
    let isOne = folded.count == 1
    var notes: [String] = []
    if let declaredIn = call.declaredIn { notes.append("in \(declaredIn)") }
    if call.later == true { notes.append("later") }
    if let through = call.through { notes.append("through \(through)") }
    if let cause = folded.cause { notes.append("set going by \(cause.words)") }
    if detail.contains(.files) { notes.append("\(call.file):\(call.line)") }
    let showsArguments = detail.contains(.arguments)
    let arguments = showsArguments && isOne ? call.member.arguments ?? [] : []
    let forms = folded.forms.dropFirst(isOne && showsArguments ? 1 : 0).map { Self.text($0, of: call) }
    return TreeLine(
      depth: folded.depth,
      text: forms[0],
      shorterTexts: Array(forms.dropFirst()),
      note: StyledText(notes.joined(separator: "  "), .quiet),
      details: arguments.compactMap { argument in
        argument.value.map { "\((argument.label ?? "_") + ":", .quiet) \($0)" }
      })
  }

  /// `closure in UserPresenter.load()`: a member behind its type, which has the colour of its role.
  private static func text(_ member: String, of call: CallTrace.Call) -> StyledText {
    guard !call.type.isEmpty else { return StyledText(member) }
    let closure = call.member.kind == .passedClosure ? CallKind.passedClosureWords : ""
    return "\(closure)\(call.type, TextStyle(role: call.role)).\(String(member.dropFirst(closure.count)))"
  }
}

extension CallTrace.Cause {
  /// `UserPresenter.load(), event 3`.
  var words: String {
    "\(member.text(in: type)), \(event == 0 ? "at launch" : "event \(event)")"
  }
}
