import ShellText
import StageProtocol

/// The form in which a graph is shown: one decision, made of the options and the kind of graph.
enum GraphForm: Hashable {
  /// Every object below the first that keeps it, so many levels deep.
  case tree(depth: Int)
  /// Object by object.
  case list
  /// Registration by registration, with scopes and places.
  case registrations
  /// Module by module, a sentence for each object.
  case sentences
  /// The graph as it is, for programs.
  case json
  case dot, mermaid
  /// A file, drawn with Graphviz.
  case picture(file: String, format: GraphPicture.Format)
  /// What differs from a moment or a wiring.
  case difference(from: String)

  static let listOption = Option("list", "object by object, instead of a tree")
  static let differenceOption = Option(
    "diff", value: "moment or wiring", from: .momentsAndWirings, "what has changed since then, or differs there")
  static let formatOption = Option(
    "format", value: "form", from: .choices(Language.allCases.map { Candidate($0.rawValue) }), "\(Language.all)")
  static let svgOption = Option("svg", value: "file", "draw a picture, with Graphviz")
  static let pngOption = Option("png", value: "file", "the same, in pixels")

  /// What `--format` can name.
  private enum Language: String, CaseIterable {
    case tree, dot, mermaid

    static let all = allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// - Parameter filter: which part of the graph is shown.
  /// - Throws: `ShellError.badValue`.
  init(_ invocation: Invocation, of kind: ObjectGraph.Kind, filter: GraphFilter, display: Display) throws(ShellError) {
    let language = try invocation.value(of: Self.formatOption).map { name throws(ShellError) in
      guard let language = Language(rawValue: name) else { throw .badValue(name, expected: Language.all) }
      return language
    }
    // Around an object, `--depth` says how far the graph reaches.
    let depth = filter.centre == nil ? try invocation.count(of: GraphFilter.depth) : nil
    let isList = invocation.has(Self.listOption) || display.isAccessible && depth == nil
    if let reference = invocation.value(of: Self.differenceOption) {
      self = .difference(from: reference)
    } else if let file = invocation.value(of: Self.svgOption) {
      self = .picture(file: file, format: .svg)
    } else if let file = invocation.value(of: Self.pngOption) {
      self = .picture(file: file, format: .png)
    } else if invocation.has(.json) {
      self = .json
    } else {
      switch (language, kind) {
      case (.dot, _): self = .dot
      case (.mermaid, _): self = .mermaid
      case (nil, .injection) where isList || depth == nil: self = .sentences
      case (nil, .registrations) where isList && filter.isEmpty: self = .registrations
      case (nil, _) where isList: self = .list
      case (nil, _), (.tree, _): self = .tree(depth: depth ?? GraphTree.usualDepth)
      }
    }
  }
}
