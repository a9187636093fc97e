import StageProtocol
import TerminalText

/// References one after the other, each below the object that holds it.
struct EdgeChain {
  let text: StyledText

  /// - Parameters:
  ///   - start: the id of the first object.
  ///   - roots: how the process holds it.
  init(from start: String, roots: [RootName], along edges: [ObjectGraph.Edge], display: Display) {
    var lines = [
      TreeLine(depth: 0, text: StyledText(start), note: StyledText(Self.note(roots), .quiet))
    ]
    var met: Set<String> = [start]
    for (index, edge) in edges.enumerated() {
      let isBack = !met.insert(edge.to).inserted
      var notes = EdgeNote(edge).texts
      if isBack { notes.append(StyledText(TreeLine.cycle, .warning)) }
      lines.append(
        TreeLine(
          depth: index + 1, text: StyledText(edge.label + ": ", .strong) + StyledText(edge.to),
          note: notes.joined(separator: ", ")))
    }
    text = TreeText(lines, display: display).text
  }

  /// A window is seen to be one; of others it has to be said who holds them.
  private static func note(_ roots: [RootName]) -> String {
    roots == [.window] ? "" : roots.map(\.words).joined(separator: ", ")
  }
}
