import Grammar
import StageProtocol
import TerminalText

/// Shows what keeps an object alive, the shortest way first.
public struct ReasonsText {
  private static let shownChains = 5

  private let display: Display

  /// Shows reasons.
  public init(display: Display) {
    self.display = display
  }

  /// The ways in which an object is kept.
  public func text(for object: ObjectReasons.Object) -> StyledText {
    let id = object.node.id
    guard let first = object.chains.first else {
      return "\(id, .bold) lives, and nothing that can be seen keeps it: look for a task that waits, or a delayed call"
    }
    if first.roots.isEmpty {
      let start = first.references.first?.from ?? id
      let chain = EdgeChain(from: start, roots: [], along: first.references, display: display).text
      let head: StyledText =
        start == id
        ? "\(id, .bold) keeps itself alive, and nothing else does:"
        : "\(id, .bold) is kept alive by \(start), which only keeps itself alive:"
      return head + "\n" + chain
    }
    let count = object.chains.count
    let head: StyledText = "\(id, .bold) is kept alive \(count == 1 ? "by" : "in \(count) ways; the shortest first")"
    var parts = object.chains.prefix(Self.shownChains).enumerated().map { index, chain -> StyledText in
      let start = chain.references.first?.from ?? id
      let text = EdgeChain(from: start, roots: chain.roots, along: chain.references, display: display).text
      // Those who listen cannot see where a chain begins.
      return display.isAccessible && count > 1 ? "way \(index + 1):\n" + text : text
    }
    let hidden = count - parts.count
    if hidden > 0 { parts.append(StyledText("… and \(hidden.counted("more way"))", .quiet)) }
    return head + "\n" + parts.joined(separator: "\n")
  }
}
