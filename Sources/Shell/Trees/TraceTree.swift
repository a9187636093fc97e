import Grammar
import ScreenKit
import StageProtocol
import TerminalText

/// A call trace as a tree: every call below the one that made it.
struct TraceTree {
  private static let shownCalls = 200

  /// How much each call says of itself.
  struct Detail: OptionSet {
    let rawValue: Int

    /// Each argument on a line of its own.
    static let arguments = Detail(rawValue: 1)
    /// Where its code stands.
    static let files = Detail(rawValue: 2)
  }

  let lines: [TreeLine]

  init(of trace: CallTrace, showing detail: Detail = [], width: Int) {
    let calls = CallFolding(trace).calls
    var lines = calls.prefix(Self.shownCalls).map { Self.line(for: $0, showing: detail, width: width) }
    let hidden = calls.count - lines.count + (trace.omitted ?? 0)
    if hidden > 0 { lines.append(TreeLine(depth: 0, text: StyledText("… and \(hidden.counted("more call"))", .dim))) }
    self.lines = lines
  }

  private static func line(for call: CallTrace.Call, showing detail: Detail, width: Int) -> TreeLine {
    var notes: [String] = []
    if let declaredIn = call.declaredIn { notes.append("in \(declaredIn)") }
    if call.later == true { notes.append("later") }
    if let cause = call.cause { notes.append("set going by \(cause.words)") }
    if detail.contains(.files) { notes.append("\(call.file):\(call.line)") }
    let showsArguments = detail.contains(.arguments)
    let arguments = showsArguments ? call.arguments ?? [] : []
    let closure = call.member.hasPrefix(CallTrace.closureWords) ? CallTrace.closureWords : ""
    let room = max(width - call.depth * 3 - closure.count - call.type.count - 1, 20)
    let whole = (showsArguments ? call.signature : call.member).dropFirst(closure.count)
    let member = TextMetrics.truncated(String(whole), to: room)
    return TreeLine(
      depth: call.depth,
      text: call.type.isEmpty ? "\(closure)\(member)" : "\(closure)\(call.type, .accent).\(member)",
      note: StyledText(notes.joined(separator: "  "), .dim),
      details: arguments.map { "\(($0.label ?? "_") + ":", .dim) \($0.value)" })
  }
}

extension CallTrace.Cause {
  /// `UserPresenter.load(), event 3`.
  var words: String {
    "\(path), \(event == 0 ? "at launch" : "event \(event)")"
  }
}
