import Grammar
import StageProtocol

extension GraphQuestion {
  /// The largest number of wrong choices beside the right ones.
  private static let mostWrong = 4

  /// One thing to choose, in the words of the graph.
  struct Choice: Hashable {
    let text: String
    let isRight: Bool
  }

  /// The choices that a graph gives, in alphabetical order: what fills the hole, and what is near and does not.
  ///
  /// - Throws: `GraphQuestionError` where the graph has no answer, or nothing but answers.
  func choices(in graph: ObjectGraph) throws(GraphQuestionError) -> [Choice] {
    if case .strength = self { return try strengthChoices(in: graph) }
    let right = Set(edges(in: graph).map { other(end: $0, in: graph) })
    guard !right.isEmpty else { throw missing(in: graph) }
    let wrong = neighbours(in: graph).filter { !right.contains($0) && $0 != subject }.prefix(Self.mostWrong)
    guard !wrong.isEmpty else { throw .noWrongChoice(description) }
    return (right.map { Choice(text: $0, isRight: true) } + wrong.map { Choice(text: $0, isRight: false) })
      .sorted { $0.text < $1.text }
  }

  private func strengthChoices(in graph: ObjectGraph) throws(GraphQuestionError) -> [Choice] {
    let found = Set(edges(in: graph).map(\.strength))
    guard !found.isEmpty else { throw missing(in: graph) }
    return [ObjectGraph.Strength.strong, .weak, .unowned].map {
      Choice(text: $0.rawValue, isRight: found.contains($0))
    }
  }

  /// The references that the question is about.
  private func edges(in graph: ObjectGraph) -> [ObjectGraph.Edge] {
    let types = graph.types
    return graph.edges.filter { edge in
      let (from, to) = (types[edge.from] ?? edge.from, types[edge.to] ?? edge.to)
      return switch self {
      case .owners(let type, let strength): to == type && (strength == nil || edge.strength == strength)
      case .owned(let type, let strength): from == type && (strength == nil || edge.strength == strength)
      case .strength(let one, let other): from == one && to == other
      }
    }
  }

  private func other(end edge: ObjectGraph.Edge, in graph: ObjectGraph) -> String {
    let id = if case .owners = self { edge.from } else { edge.to }
    return graph.types[id] ?? id
  }

  private var subject: String {
    switch self {
    case .owners(let type, _), .owned(let type, _), .strength(let type, _): type
    }
  }

  /// The types that stand nearest to the subject first, then the others in the order of the graph.
  private func neighbours(in graph: ObjectGraph) -> [String] {
    let types = graph.types
    let near = graph.edges.flatMap { edge -> [String] in
      let ends = [types[edge.from] ?? edge.from, types[edge.to] ?? edge.to]
      return ends.contains(subject) ? ends : []
    }
    return (near + graph.nodes.map(\.type)).withoutRepetition
  }

  private func missing(in graph: ObjectGraph) -> GraphQuestionError {
    let wanted = if case .strength(let from, let to) = self { [from, to] } else { [subject] }
    let known = graph.nodes.map(\.type)
    guard let absent = wanted.first(where: { !known.contains($0) }) else { return .noAnswer(description) }
    return .noSuchType(absent, nearest: Spelling.nearest(to: absent, among: known))
  }
}

extension ObjectGraph {
  /// The types by the ids.
  fileprivate var types: [String: String] { Dictionary(nodes.map { ($0.id, $0.type) }) { first, _ in first } }
}
