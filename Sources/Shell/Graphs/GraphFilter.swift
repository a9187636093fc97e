import Grammar
import ShellText
import StageProtocol

/// Picks the part of a graph that somebody wants to see.
struct GraphFilter {
  /// Types and roles, of which an object has one.
  let names: [String]
  /// The type or id of the object in the middle.
  let centre: String?
  /// How many references away from the middle.
  private let distance: Int

  static let only = Option("only", value: "types or roles", from: .typesAndRoles, "no others; several are written a,b")
  static let around = Option("around", value: "type", from: .types, "what holds it, and what it holds")
  static let depth = Option(
    "depth", value: "levels", "levels of the tree, else \(GraphTree.usualDepth); around it, else 1")

  /// Reads `--only`, `--around` and `--depth`.
  ///
  /// - Throws: `ShellError.badValue`.
  init(_ invocation: Invocation) throws(ShellError) {
    names = (invocation.value(of: Self.only) ?? "").split(separator: ",").map(String.init)
    centre = invocation.value(of: Self.around)
    distance = try invocation.count(of: Self.depth) ?? 1
  }

  /// Whether it lets everything through.
  var isEmpty: Bool { names.isEmpty && centre == nil }

  /// - Parameter other: a graph with which this one is compared, and in which a name may fit something instead.
  /// - Throws: `ShellError.noSuchObject` when a name fits nothing in the graph.
  func applied(to graph: ObjectGraph, comparedWith other: ObjectGraph? = nil) throws(ShellError) -> ObjectGraph {
    var graph = graph
    if let centre {
      let middle = try ids(of: centre, in: graph, or: other)
      graph = graph.keeping(neighbours(of: middle, in: graph))
    }
    guard !names.isEmpty else { return graph }
    var kept: Set<String> = []
    for name in names { kept.formUnion(try ids(of: name, in: graph, or: other)) }
    return graph.keeping(kept)
  }

  /// What a name fits; empty if it fits something in the other graph only.
  private func ids(of name: String, in graph: ObjectGraph, or other: ObjectGraph?) throws(ShellError) -> Set<String> {
    do throws(ShellError) {
      return try Self.ids(of: name, in: graph)
    } catch {
      guard let other, (try? Self.ids(of: name, in: other)) != nil else { throw error }
      return []
    }
  }

  /// The objects that a type, an id or a role names, compared case-insensitively.
  static func ids(of name: String, in graph: ObjectGraph) throws(ShellError) -> Set<String> {
    let wanted = name.lowercased()
    let found = graph.nodes.filter { node in
      [node.id, node.type, node.roleWords, node.roleWords?.replacing(" ", with: "")].contains {
        $0?.lowercased() == wanted
      }
        || node.type.lowercased().hasSuffix("." + wanted)
    }
    guard found.isEmpty else { return Set(found.map(\.id)) }
    let known = graph.nodes.map(\.type) + graph.nodes.compactMap(\.roleWords)
    // `UserPresenter` may have been meant for `DefaultUserPresenter`.
    let longer = known.first { wanted.count > 2 && $0.lowercased().contains(wanted) }
    throw .noSuchObject(name, nearest: Spelling.nearest(to: name, among: known) ?? longer)
  }

  private func neighbours(of middle: Set<String>, in graph: ObjectGraph) -> Set<String> {
    var kept = middle
    for _ in 0..<distance {
      let touching = graph.edges.filter { kept.contains($0.from) || kept.contains($0.to) }
      let more = kept.union(touching.flatMap { [$0.from, $0.to] })
      if more == kept { break }
      kept = more
    }
    return kept
  }
}

extension ObjectGraph {
  /// The objects with these ids, and the references between them.
  fileprivate func keeping(_ ids: Set<String>) -> ObjectGraph {
    ObjectGraph(
      kind: kind, nodes: nodes.filter { ids.contains($0.id) },
      edges: edges.filter { ids.contains($0.from) && ids.contains($0.to) })
  }
}
