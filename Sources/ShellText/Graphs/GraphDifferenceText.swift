import Grammar
import StageProtocol
import TerminalText

/// Two graphs compared, in lines that begin with what has come or gone.
public struct GraphDifferenceText {
  /// Whether two moments of one app are compared, or two apps at one moment.
  public enum Comparison {
    /// Another moment of the same app, in words: `event 2`.
    case earlier(String)
    /// Another wiring at the same moment.
    case wirings(other: String, this: String)
  }

  private let difference: GraphDifference
  private let kind: ObjectGraph.Kind
  private let comparison: Comparison
  private let display: Display

  /// Shows how graphs of a kind differ.
  public init(_ difference: GraphDifference, kind: ObjectGraph.Kind, comparison: Comparison, display: Display) {
    self.difference = difference
    self.kind = kind
    self.comparison = comparison
    self.display = display
  }

  /// The differences, a line each.
  public var text: StyledText {
    let (node, edge) = kind.nouns
    guard !difference.isEmpty else { return "the same \(node)s, and the same \(edge)s between them" }
    let (old, new) = (difference.onlyBefore, difference.onlyNow)
    switch comparison {
    case .earlier(let moment):
      return section(
        "come since \(moment)", mark: display.isAccessible ? "new: " : "+ ", style: .good, new,
        others: section("gone since \(moment)", mark: display.isAccessible ? "gone: " : "- ", style: .bad, old))
    case .wirings(let other, let this):
      return section(
        "only in \(this)", mark: display.isAccessible ? "\(this): " : "+ ", style: .good, new,
        others: section("only in \(other)", mark: display.isAccessible ? "\(other): " : "- ", style: .bad, old))
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
    display.isAccessible ? line : line.wrapped(for: display, indentation: 6)
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
