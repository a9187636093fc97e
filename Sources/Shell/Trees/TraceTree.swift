import Grammar
import ScreenKit
import StageProtocol
import TerminalText

/// A call trace as a tree: every call below the one that made it.
struct TraceTree {
  private static let shownCalls = 200

  let lines: [TreeLine]

  /// - Parameter showsFiles: whether each call says where its code stands.
  init(of trace: CallTrace, showsFiles: Bool, width: Int) {
    var lines = trace.calls.prefix(Self.shownCalls).map { call in
      var notes: [String] = []
      if let declaredIn = call.declaredIn { notes.append("in \(declaredIn)") }
      if showsFiles { notes.append("\(call.file):\(call.line)") }
      let room = max(width - call.depth * 3 - call.type.count - 1, 20)
      let member = TextMetrics.truncated(call.member, to: room)
      return TreeLine(
        depth: call.depth, text: "\(call.type, .accent).\(member)",
        note: StyledText(notes.joined(separator: "  "), .dim))
    }
    let hidden = trace.calls.count - lines.count
    if hidden > 0 { lines.append(TreeLine(depth: 0, text: StyledText("… and \(hidden.counted("more call"))", .dim))) }
    self.lines = lines
  }
}
