import Architectures
import LessonKit
import ShellText
import StageProtocol

extension GraphQuestion {
  /// Questions of this kind about the types that do the same work in another app: those of the same role first.
  ///
  /// - Parameter graph: the ownership graph of the other app.
  func questions(alike graph: ObjectGraph) -> [GraphQuestion] {
    let types = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    let own = graph.nodes.filter { $0.module != nil && $0.isType != true }
    switch self {
    case .owners(let type, let strength):
      return own.alike(type).map { .owners(of: $0, strength) }
    case .owned(let type, let strength):
      return own.alike(type).map { .owned(by: $0, strength) }
    case .strength(let from, let to):
      let (one, other) = (ArchitectureRole(ofTypeCalled: from)?.layer, ArchitectureRole(ofTypeCalled: to)?.layer)
      let fitting = graph.edges.compactMap { edge -> GraphQuestion? in
        guard let from = types[edge.from], let to = types[edge.to], from.module != nil, to.module != nil,
          from.role?.layer == one, to.role?.layer == other
        else { return nil }
        return .strength(from: from.type, to: to.type)
      }
      return fitting.withoutRepetition
    }
  }

  /// The question for people: ``who keeps `UserPresenter` alive?``
  var words: String {
    switch self {
    case .owners(let type, .strong): "who keeps `\(type)` alive?"
    case .owners(let type, let strength): "who holds `\(type)`\(strength?.adverb ?? "")?"
    case .owned(let type, .strong): "whom does `\(type)` keep alive?"
    case .owned(let type, let strength): "whom does `\(type)` hold\(strength?.adverb ?? "")?"
    case .strength(let from, let to): "how does `\(from)` hold `\(to)`?"
    }
  }
}

extension ObjectGraph.Strength {
  fileprivate var adverb: String {
    switch self {
    case .strong: " strongly"
    case .weak: " weakly"
    case .unowned: " unowned"
    }
  }
}

extension [ObjectGraph.Node] {
  /// The types that do the work of one: those that play its role, and then the others of its layer.
  fileprivate func alike(_ type: String) -> [String] {
    guard let role = ArchitectureRole(ofTypeCalled: type) ?? ArchitectureRole(ofTypeCalled: type.withoutSuffix) else {
      return []
    }
    let same = filter { $0.role == role }.map(\.type)
    let near = filter { $0.role?.layer == role.layer && role.layer != nil }.map(\.type)
    return (same + near).withoutRepetition
  }
}

extension String {
  /// `FriendsProvider` of `FriendsProviderImpl`.
  fileprivate var withoutSuffix: String {
    let suffix = ["Impl", "Imp"].first(where: hasSuffix) ?? ""
    return String(dropLast(suffix.count))
  }
}
