import Foundation
import ShellText
import StageProtocol
import TerminalText

/// How somebody wants to see a graph, whatever it is a graph of.
struct GraphView {
  private let filter: GraphFilter
  private let format: GraphFormat
  private let depth: Int
  /// A file for a picture, and its format.
  private let picture: (file: String, format: String)?
  private let display: Display

  /// Whether all of the graph is wanted, object by object.
  var isPlainList: Bool { format == .list && filter.names.isEmpty && filter.centre == nil && picture == nil }

  /// Whether the graph is wanted object by object.
  var isList: Bool { format == .list && picture == nil }

  /// Whether a form was asked for, so that the one which suits a kind of graph best is not wanted.
  let hasOwnForm: Bool

  /// Reads the options `list`, `only`, `around`, `depth`, `format`, `svg` and `png`.
  ///
  /// - Throws: `ShellError.badValue`.
  init(_ invocation: Invocation, display: Display) throws(ShellError) {
    self.display = display
    let depth = try invocation.count(of: "depth")
    let centre = invocation.value(of: "around")
    self.depth = centre == nil ? depth ?? GraphTree.usualDepth : GraphTree.usualDepth
    let names = (invocation.value(of: "only") ?? "").split(separator: ",").map(String.init)
    filter = GraphFilter(names: names, centre: centre, distance: depth ?? 1)
    let isList = invocation.has("list") || display.isAccessible && depth == nil
    let usual: GraphFormat = invocation.has(Option.json.name) ? .json : isList ? .list : .tree
    let name = invocation.value(of: "format")
    guard let format = name.map(GraphFormat.init(rawValue:)) ?? usual else {
      let known = GraphFormat.allCases.map(\.rawValue)
      throw .badValue(name ?? "", expected: known.dropLast().joined(separator: ", ") + " or \(known.last ?? "")")
    }
    self.format = format
    picture =
      GraphPicture.formats.lazy.compactMap { format in
        invocation.value(of: format).map { ($0, format) }
      }.first
    hasOwnForm = name != nil || invocation.has("list") || depth != nil && centre == nil || picture != nil
  }

  /// What was asked for of a graph.
  func part(of graph: ObjectGraph) throws(ShellError) -> ObjectGraph { try filter.applied(to: graph) }

  /// The graph, or word of where its picture was written.
  func output(of whole: ObjectGraph, in session: AppSession) throws(ShellError) -> Output {
    let graph = try filter.applied(to: whole)
    if let picture {
      let file = URL(filePath: NSString(string: picture.file).expandingTildeInPath, relativeTo: session.folder)
      try GraphPicture(graph: graph, programFolders: session.programFolders).write(to: file, format: picture.format)
      return Output(.notice, "written to \(picture.file)")
    }
    let json = Output(text(of: graph), json: graph)
    return format == .json ? try json.asJSON() : json
  }

  /// What has changed from one graph to another.
  func difference(
    from before: ObjectGraph, to now: ObjectGraph, _ comparison: GraphDifferenceText.Comparison
  ) throws(ShellError) -> Output {
    let isSameApp = if case .earlier = comparison { true } else { false }
    let difference = GraphDifference(from: before, to: now, isSameApp: isSameApp)
    let text = GraphDifferenceText(difference, kind: now.kind, comparison: comparison, display: display)
      .text
    return Output(text, json: difference)
  }

  private func text(of graph: ObjectGraph) -> StyledText {
    switch format {
    case .json: StyledText()
    case .tree: TreeText(GraphTree(of: graph, depthLimit: depth).lines, display: display).text
    case .list: GraphList(of: graph, display: display).text
    case .dot: StyledText(DotText(of: graph).text)
    case .mermaid: StyledText(MermaidText(of: graph).text)
    }
  }
}
