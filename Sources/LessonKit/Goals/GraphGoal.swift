import Grammar
import StageProtocol

/// `graph has UserPresenter -> UserViewController weak`, `graph lacks UserPresenter`: an object or a reference of the
/// ownership graph.
struct GraphGoal: GoalKind {
  static let keyword = "graph"
  static let usage = "graph has|lacks <Type> [-> <Type> [strong|weak|unowned]]"
  static let meaning = "the ownership graph has the object or the reference, or lacks it"
  static let isQuick = true

  private let presence: Presence
  private let pattern: GraphPattern

  init?(words: [String]) {
    guard let first = words.first, let presence = Presence(first),
      let pattern = GraphPattern(words: Array(words.dropFirst()))
    else { return nil }
    (self.presence, self.pattern) = (presence, pattern)
  }

  var description: String { "graph \(presence.word) \(pattern)" }

  var words: String {
    guard let to = pattern.to else { return "the graph has \(presence == .present ? "" : "no ")\(pattern.from)" }
    let strength = pattern.strength.map { " \($0.adverb)" } ?? ""
    return presence == .present
      ? "\(pattern.from) holds \(to)\(strength)" : "\(pattern.from) does not hold \(to)\(strength)"
  }

  func verdict(asking shell: any QuestionAnswerer) throws -> GoalVerdict {
    let graph = try shell.answer(to: .graph(.ownership))
    return switch presence {
    case .present: difference(in: graph).map { .unmet($0) } ?? .met
    case .absent: difference(in: graph) == nil ? .unmet(stillThere) : .met
    }
  }

  /// What is there instead; nil if the graph has what is meant.
  private func difference(in graph: ObjectGraph) -> String? {
    let owners = graph.ids(of: pattern.from)
    guard !owners.isEmpty else { return missing(pattern.from, in: graph) }
    guard let to = pattern.to else { return nil }
    let owned = graph.ids(of: to)
    guard !owned.isEmpty else { return missing(to, in: graph) }

    let between = graph.edges.filter { owners.contains($0.from) && owned.contains($0.to) }
    guard let edge = between.first else { return otherEdge(from: owners, to: owned, in: graph) }
    guard let strength = pattern.strength, !between.contains(where: { $0.strength == strength }) else { return nil }
    return "\(pattern.from) holds \(to) \(edge.strength.adverb), not \(strength.adverb) (\(edge.label))"
  }

  private var stillThere: String {
    guard let to = pattern.to else { return "the graph still has \(pattern.from)" }
    return "\(pattern.from) still holds \(to)" + (pattern.strength.map { " \($0.adverb)" } ?? "")
  }

  private func missing(_ name: String, in graph: ObjectGraph) -> String {
    if let nearest = Spelling.nearest(to: name, among: graph.nodes.map(\.type)) {
      return "the graph has no \(name), but it has \(nearest)"
    }
    return "the graph has no \(name); it has \(graph.nodes.map(\.type).withoutRepetition.listed())"
  }

  private func otherEdge(from owners: Set<String>, to owned: Set<String>, in graph: ObjectGraph) -> String {
    let to = pattern.to ?? ""
    if let back = graph.edges.first(where: { owned.contains($0.from) && owners.contains($0.to) }) {
      return "it is the other way round: \(to) holds \(pattern.from) \(back.strength.adverb) (\(back.label))"
    }
    let types = Dictionary(graph.nodes.map { ($0.id, $0.type) }) { first, _ in first }
    let others = graph.edges.filter { owners.contains($0.from) }
      .map { "\(types[$0.to] ?? $0.to) (\($0.label))" }.withoutRepetition
    return others.isEmpty
      ? "\(pattern.from) holds nothing"
      : "\(pattern.from) does not hold \(to); it holds \(others.listed())"
  }
}

extension ObjectGraph {
  /// The ids of the objects with this type, or of the one with this id.
  fileprivate func ids(of name: String) -> Set<String> {
    Set(nodes.filter { $0.id == name || $0.type == name || $0.type.hasSuffix("." + name) }.map(\.id))
  }
}
