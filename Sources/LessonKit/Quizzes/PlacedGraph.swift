import StageProtocol

/// An ownership graph whose references can be put into words, each with the place in the code where it is declared.
struct PlacedGraph {
  let graph: ObjectGraph
  /// The types by the ids of the objects.
  private let types: [String: String]
  private let shell: any QuestionAnswerer

  init(_ graph: ObjectGraph, asking shell: any QuestionAnswerer) {
    self.graph = graph
    self.shell = shell
    types = Dictionary(graph.nodes.map { ($0.id, $0.type) }) { first, _ in first }
  }

  /// The type of the object with an id.
  func type(of id: String) -> String { types[id] ?? id }

  /// The references from an object of one type to an object of another.
  func references(from one: String, to other: String) -> [ObjectGraph.Edge] {
    graph.edges.filter { type(of: $0.from) == one && type(of: $0.to) == other }
  }

  /// Whether strong references lead from an object of one type to an object of another.
  func isHeld(_ type: String, through other: String) -> Bool {
    let strong = Dictionary(grouping: graph.edges.filter { $0.strength == .strong }, by: \.from)
    var reached = Set(graph.nodes.filter { $0.type == other }.map(\.id))
    var waiting = Array(reached)
    while let id = waiting.popLast() {
      for edge in strong[id] ?? [] where reached.insert(edge.to).inserted {
        if self.type(of: edge.to) == type { return true }
        waiting.append(edge.to)
      }
    }
    return false
  }

  /// The reference in Markdown: `` `UserPresenter.view` holds `UserViewController` weakly (User/UserPresenter.swift:7) ``.
  func words(for edge: ObjectGraph.Edge) -> String {
    let (from, to) = (type(of: edge.from), type(of: edge.to))
    let closure = edge.via.words.map { " \($0)" } ?? ""
    let holder = edge.label.isEmpty ? "`\(from)`" : "`\(from).\(edge.label)`"
    return "\(holder) holds `\(to)` \(edge.strength.adverb)\(closure)" + (place(of: edge).map { " (\($0))" } ?? "")
  }

  /// `User/UserPresenter.swift:7`; nil where the app's code does not declare it.
  private func place(of edge: ObjectGraph.Edge) -> String? {
    if let place = edge.place { return "\(place.file):\(place.line)" }
    let field = edge.label.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let type = type(of: edge.from)
    let places = (try? shell.answer(to: PlacesQuestion(names: ["\(type).\(field)", type]))) ?? []
    return places.first.map { "\($0.file):\($0.line)" }
  }
}

/// Asks where the app's code declares what goes by these names; those that it does not declare are left out.
public struct PlacesQuestion: Question {
  public typealias Answer = [SourceIndex.Location]
  /// Types, `UserPresenter`, or members, `UserPresenter.view`.
  public let names: [String]

  /// A question for the places of these declarations.
  public init(names: [String]) {
    self.names = names
  }
}

extension ObjectGraph.Strength {
  /// How something holds: `weakly`.
  var adverb: String {
    switch self {
    case .strong: "strongly"
    case .weak: "weakly"
    case .unowned: "unowned"
    }
  }
}
