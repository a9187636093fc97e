/// Finds what handles a URN.
///
/// The templates make up a trie, so that a look-up costs what the URN's length costs, however many modules there are.
public struct RouteTable<Handler> {
  private struct Node {
    var literals: [String: Int] = [:]
    var capture: Int?
    var entry: Int?
  }

  /// The templates, in the order in which they were inserted.
  public private(set) var templates: [RouteTemplate] = []
  private var handlers: [Handler] = []
  /// The first is the root; nodes refer to each other, and to their entry in the lists above, by index.
  private var nodes = [Node()]

  /// A table without routes.
  public init() {}

  /// Adds a template and what handles its URNs.
  ///
  /// - Throws: `RoutingError.duplicate` or `.conflictingCaptures` when a template matches the same URNs already.
  public mutating func insert(_ template: RouteTemplate, _ handler: Handler) throws(RoutingError) {
    let node = makeNode(for: template)
    if let existing = nodes[node].entry.map({ templates[$0] }) {
      throw existing == template ? .duplicate(template) : .conflictingCaptures(template, existing: existing)
    }
    nodes[node].entry = templates.count
    templates.append(template)
    handlers.append(handler)
  }

  /// Finds the template of a URN. One with more literal segments wins over one with fewer,
  /// and among equals the one whose literal comes first.
  ///
  /// - Throws: `RoutingError.unknown` with the nearest templates when there is none.
  public func match(_ urn: ModuleURN) throws(RoutingError) -> RouteMatch<Handler> {
    var search = Search(segments: urn.segments, nodes: nodes)
    search.visit(node: 0, depth: 0, literals: 0)
    guard let found = search.best else { throw .unknown(urn, nearest: nearest(to: urn.segments)) }
    let template = templates[found.entry]
    return RouteMatch(
      urn: urn, template: template, handler: handlers[found.entry],
      arguments: Self.arguments(of: urn, in: template))
  }

  /// Reads a link, with or without `scheme://` in front, and finds its template.
  ///
  /// - Throws: `RoutingError` with the nearest templates when the link is malformed or there is no such route.
  public func match(link: String, scheme: String) throws(RoutingError) -> RouteMatch<Handler> {
    let urn: ModuleURN
    do {
      urn = try ModuleURN(link: link, scheme: scheme)
    } catch .malformedURN(let text, let flaw, _) {
      throw .malformedURN(text, flaw, nearest: nearest(to: SegmentCoding.split(text).map(String.init)))
    } catch {
      throw error
    }
    return try match(urn)
  }

  private func nearest(to segments: [String]) -> [RouteTemplate] {
    RouteDistance.nearest(to: segments, among: templates)
  }

  /// Walks down the trie, growing it where the template leads off.
  private mutating func makeNode(for template: RouteTemplate) -> Int {
    template.segments.reduce(0) { node, segment in
      let next: Int?
      switch segment {
      case .literal(let text): next = nodes[node].literals[text]
      case .capture: next = nodes[node].capture
      }
      if let next { return next }
      switch segment {
      case .literal(let text): nodes[node].literals[text] = nodes.count
      case .capture: nodes[node].capture = nodes.count
      }
      nodes.append(Node())
      return nodes.count - 1
    }
  }

  private static func arguments(of urn: ModuleURN, in template: RouteTemplate) -> [String: String] {
    var arguments: [String: String] = [:]
    for (text, segment) in zip(urn.segments, template.segments) {
      if case .capture(let name) = segment { arguments[name] = text }
    }
    return arguments
  }

  /// Looks for the template with the most literals, and leaves a branch that cannot have more.
  private struct Search {
    let segments: [String]
    let nodes: [Node]
    var best: (entry: Int, literals: Int)?

    mutating func visit(node: Int, depth: Int, literals: Int) {
      if let best, literals + segments.count - depth <= best.literals { return }
      guard depth < segments.count else {
        if let entry = nodes[node].entry { best = (entry, literals) }
        return
      }
      if let next = nodes[node].literals[segments[depth]] {
        visit(node: next, depth: depth + 1, literals: literals + 1)
      }
      if let next = nodes[node].capture {
        visit(node: next, depth: depth + 1, literals: literals)
      }
    }
  }
}

extension RouteTable: Sendable where Handler: Sendable {}
