import Grammar
import StageProtocol
import TerminalText

/// Shows what a change of an app's code reaches.
public struct BlastRadiusText {
  private static let shown = 30

  private let radius: BlastRadius
  private let display: Display

  /// Shows a blast radius.
  public init(_ radius: BlastRadius, display: Display) {
    self.radius = radius
    self.display = display
  }

  /// Files, types and references, with what has become of each.
  public var text: StyledText {
    let arrow = display.isAccessible ? "to" : "→"
    var lines: [StyledText] = ["\(radius.before, .bold) \(arrow) \(radius.after, .bold)"]
    lines += section("files", radius.change.files.map(\.kind), items: radius.change.files.map(words))
    lines += section("types", radius.change.types.map(\.kind), items: radius.change.types.map { StyledText($0.name) })
    lines += edges
    lines += radius.failures.map { StyledText(marking: $0) }
    return lines.joined(separator: "\n")
  }

  /// References alone.
  public var references: StyledText {
    (edges + radius.failures.map { StyledText(marking: $0) }).joined(separator: "\n")
  }

  private func section(_ title: String, _ kinds: [CodeChange.Kind], items: [StyledText]) -> [StyledText] {
    guard !kinds.isEmpty else { return ["\(title, .heading)  none"] }
    let counts = [CodeChange.Kind.changed, .added, .removed].compactMap { kind -> String? in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let head: StyledText = "\(title, .heading)  \(counts.joined(separator: ", "))"
    return [head] + list(zip(kinds, items).map { mark($0) + $1 })
  }

  private var edges: [StyledText] {
    guard let edges = radius.edges else { return [] }
    let moment = edges.events == 0 ? "after the launch" : "after \(edges.events.counted("event"))"
    guard !edges.added.isEmpty || !edges.removed.isEmpty else {
      return ["\("edges", .heading)  none, \(moment)"]
    }
    let head: StyledText = "\("edges", .heading)  \(edges.added.count) added, \(edges.removed.count) removed, \(moment)"
    return [head]
      + list(edges.added.map { mark(.added) + words($0) } + edges.removed.map { mark(.removed) + words($0) })
  }

  private func list(_ items: [StyledText]) -> [StyledText] {
    let hidden = items.count - Self.shown
    let shown = items.prefix(Self.shown).map { "  " + $0 }
    return hidden > 0 ? shown + ["  \("… and \(hidden) more", .quiet)"] : shown
  }

  private func mark(_ kind: CodeChange.Kind) -> StyledText {
    if display.isAccessible { return StyledText("\(kind.rawValue): ") }
    switch kind {
    case .added: return "\("+", .good) "
    case .removed: return "\("−", .bad) "
    case .changed: return "\("~", .warning) "
    }
  }

  private func words(_ file: CodeChange.File) -> StyledText {
    "\(file.path)  \("+\(file.linesAdded) −\(file.linesRemoved)", .quiet)"
  }

  private func words(_ edge: ObjectGraph.Edge) -> StyledText {
    let arrow = display.isAccessible ? "to" : edge.strength == .strong ? "→" : "⇢"
    let notes = [edge.strength.rawValue, edge.via.words].compactMap(\.self).joined(separator: ", ")
    return "\(edge.from).\(edge.label) \(arrow) \(edge.to)  \(notes, .quiet)"
  }
}
