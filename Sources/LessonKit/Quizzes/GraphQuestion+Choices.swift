import Grammar
import StageProtocol

extension GraphQuestion {
  /// The largest number of wrong choices beside the right ones.
  private static let mostWrong = 4

  /// One thing to choose, in the words of the graph, and why it is right or wrong, in Markdown.
  struct Choice: Hashable {
    let text: String
    let isRight: Bool
    let reason: String
    /// What alone is wrong with it, without the reference that is right; nil if nothing is, or it cannot be said alone.
    var flaw: String?
  }

  /// The choices that a graph gives, in alphabetical order: what fills the hole, and what is near and does not.
  ///
  /// - Parameter wrongAnswers: from the second on, others of those that do not fill the hole are offered.
  /// - Throws: `GraphQuestionError` where the graph has no answer, or nothing but answers.
  func choices(
    in graph: PlacedGraph, afterWrongAnswers wrongAnswers: Int = 0
  ) throws(GraphQuestionError) -> [Choice] {
    let edges = edges(in: graph)
    guard let first = edges.first else { throw missing(in: graph.graph) }
    if case .strength = self { return strengthChoices(edges, in: graph) }
    let right = Set(edges.map { otherEnd(of: $0, in: graph) })
    let wrong = neighbours(in: graph).filter { !right.contains($0) && $0 != subject }
    guard !wrong.isEmpty else { throw .noWrongChoice(description) }
    let shown = wrong.turned(by: max(wrongAnswers - 1, 0) * Self.mostWrong).prefix(Self.mostWrong)
    let rightChoices = right.map { type in
      let edge = edges.first { otherEnd(of: $0, in: graph) == type } ?? first
      return Choice(text: type, isRight: true, reason: graph.words(for: edge))
    }
    let wrongChoices = shown.map { type in
      let flaw = flaw(of: type, in: graph)
      return Choice(
        text: type, isRight: false, reason: "\(flaw). In the graph, \(graph.words(for: first))", flaw: flaw)
    }
    return (rightChoices + wrongChoices).sorted { $0.text < $1.text }
  }

  private func strengthChoices(_ edges: [ObjectGraph.Edge], in graph: PlacedGraph) -> [Choice] {
    let found = Set(edges.map(\.strength))
    let reference = edges.map(graph.words).withoutRepetition.joined(separator: "; ")
    return [ObjectGraph.Strength.strong, .weak, .unowned].map {
      Choice(text: $0.rawValue, isRight: found.contains($0), reason: reference)
    }
  }

  /// Why an object of a type does not fill the hole.
  private func flaw(of type: String, in graph: PlacedGraph) -> String {
    let isAskedFor = if case .owners = self { true } else { false }
    let (holder, held) = isAskedFor ? (type, subject) : (subject, type)
    if let edge = graph.references(from: holder, to: held).first {
      return [strength.map { "not \($0.adverb): " }, graph.words(for: edge)].compactMap(\.self).joined()
    }
    if let edge = graph.references(from: held, to: holder).first {
      return "it is the other way round: \(graph.words(for: edge))"
    }
    return graph.isHeld(held, through: holder)
      ? "`\(holder)` holds `\(held)` only through others, and not directly" : "`\(holder)` does not hold `\(held)`"
  }

  private var strength: ObjectGraph.Strength? {
    switch self {
    case .owners(_, let strength), .owned(_, let strength): strength
    case .strength: nil
    }
  }

  /// The references that the question is about.
  private func edges(in graph: PlacedGraph) -> [ObjectGraph.Edge] {
    graph.graph.edges.filter { edge in
      let (from, to) = (graph.type(of: edge.from), graph.type(of: edge.to))
      return switch self {
      case .owners(let type, let strength): to == type && (strength == nil || edge.strength == strength)
      case .owned(let type, let strength): from == type && (strength == nil || edge.strength == strength)
      case .strength(let one, let other): from == one && to == other
      }
    }
  }

  private func otherEnd(of edge: ObjectGraph.Edge, in graph: PlacedGraph) -> String {
    if case .owners = self { graph.type(of: edge.from) } else { graph.type(of: edge.to) }
  }

  private var subject: String {
    switch self {
    case .owners(let type, _), .owned(let type, _), .strength(let type, _): type
    }
  }

  /// The command that shows what the question is about.
  var look: String { "graph --around \(subject)" }

  /// The types that stand nearest to the subject first, then the others in the order of the graph.
  private func neighbours(in graph: PlacedGraph) -> [String] {
    let near = graph.graph.edges.flatMap { edge -> [String] in
      let ends = [graph.type(of: edge.from), graph.type(of: edge.to)]
      return ends.contains(subject) ? ends : []
    }
    return (near + graph.graph.nodes.map(\.type)).withoutRepetition
  }

  private func missing(in graph: ObjectGraph) -> GraphQuestionError {
    let wanted = if case .strength(let from, let to) = self { [from, to] } else { [subject] }
    let known = graph.nodes.map(\.type)
    guard let absent = wanted.first(where: { !known.contains($0) }) else { return .noAnswer(description) }
    return .noSuchType(absent, nearest: Spelling.nearest(to: absent, among: known))
  }
}

extension Array {
  /// The elements from a place on, and then those before it.
  package func turned(by count: Int) -> [Element] {
    isEmpty ? self : Array(self[(count % self.count)...] + self[..<(count % self.count)])
  }
}
