import Grammar
import StageProtocol
import TerminalText

/// Two graphs compared, in lines that begin with what has come or gone.
struct GraphDifferenceText {
  /// Whether two moments of one app are compared, or two apps at one moment.
  enum Comparison {
    /// In words, `event 2`.
    case earlier(String)
    case wirings(other: String, this: String)
  }

  let difference: GraphDifference
  let kind: ObjectGraph.Kind
  let comparison: Comparison
  let settings: Settings

  var text: StyledText {
    let (node, edge) = kind.nouns
    guard !difference.isEmpty else { return "the same \(node)s, and the same \(edge)s between them" }
    let (old, new) = (difference.onlyBefore, difference.onlyNow)
    switch comparison {
    case .earlier(let moment):
      return section(
        "come since \(moment)", mark: settings.isAccessible ? "new: " : "+ ", style: .good, new,
        others: section("gone since \(moment)", mark: settings.isAccessible ? "gone: " : "- ", style: .bad, old))
    case .wirings(let other, let this):
      return section(
        "only in \(this)", mark: settings.isAccessible ? "\(this): " : "+ ", style: .good, new,
        others: section("only in \(other)", mark: settings.isAccessible ? "\(other): " : "- ", style: .bad, old))
    }
  }

  private func section(
    _ title: String, mark: String, style: TextStyle, _ part: GraphDifference.Part,
    others: StyledText = StyledText()
  ) -> StyledText {
    var lines: [StyledText] = []
    if !part.isEmpty {
      let counts = [part.objects.count.counted(kind.nouns.node), part.references.count.counted(kind.nouns.edge)]
      lines.append("\(title, .heading): \(counts.joined(separator: ", "))")
      for text in part.objects + part.references.map({ "  \($0)" }) {
        lines.append(fitted(StyledText(mark, style) + StyledText(text)))
      }
    }
    return (lines + (others.isEmpty ? [] : [others])).joined(separator: "\n")
  }

  private func fitted(_ line: StyledText) -> StyledText {
    settings.isInteractive && !settings.isAccessible ? line.truncated(to: settings.width) : line
  }
}

extension ObjectGraph.Kind {
  /// What to call the nodes and the edges of such a graph.
  fileprivate var nouns: (node: String, edge: String) {
    switch self {
    case .ownership, .injection: ("object", "reference")
    case .registrations: ("registration", "need")
    }
  }
}
