import Grammar
import ShellText
import StageClient
import StageProtocol

extension AppSession {
  /// The graph of the app at this moment.
  func graph(_ kind: ObjectGraph.Kind, includingKit: Bool = false) throws(ShellError) -> ObjectGraph {
    try ask(.graph(kind, includesKit: includingKit))
  }

  /// The type or id of objects that live, as the graph writes it.
  ///
  /// - Throws: `ShellError.noSuchObject`, with the nearest.
  func object(called name: String) throws(ShellError) -> String {
    let graph = try graph(.ownership)
    let ids = try GraphFilter.ids(of: name, in: graph)
    let nodes = graph.nodes.filter { ids.contains($0.id) }
    return nodes.first { $0.id.lowercased() == name.lowercased() && $0.type != $0.id }?.id ?? nodes.first?.type ?? name
  }

  /// The graph as it was after an event, or as another wiring has it after the same events.
  ///
  /// - Parameter reference: the number of an event, `launch` or 0 for the launch, a bookmark, or a wiring.
  /// - Throws: `ShellError.badValue` when no event has the number; `.nothingToCompare` and the like.
  func earlierGraph(
    _ kind: ObjectGraph.Kind, at reference: String, includingKit: Bool
  ) throws(ShellError) -> (ObjectGraph, GraphDifferenceText.Comparison) {
    let app = try requireApp()
    let events = app.log.events
    if let number = reference == Bookmark.launch ? 0 : Int(reference) {
      guard (0...events.count).contains(number) else {
        throw .badValue(reference, expected: "an event, 0 to \(events.count), a bookmark or a wiring")
      }
      let graph = try graph(kind, of: app.build, wiring: app.wiring, after: events.prefix(number), includingKit)
      return (graph, .earlier(number == 0 ? "the launch" : "event \(number)"))
    }
    if let bookmark = bookmarks.first(where: { $0.name == reference }) {
      let isSame = bookmark.wiring == app.wiring
      let build =
        if let build = bookmark.code?.build { build } else { isSame ? app.build : try build(bookmark.wiring) }
      let graph = try graph(kind, of: build, wiring: bookmark.wiring, after: bookmark.events[...], includingKit)
      return (graph, isSame ? .earlier(reference) : .wirings(other: bookmark.wiring.name, this: app.wiring.name))
    }
    let wiring = try wiringToCompare(reference)
    let graph = try graph(kind, of: try build(wiring), wiring: wiring, after: events[...], includingKit)
    return (graph, .wirings(other: wiring.name, this: app.wiring.name))
  }

  private func wiringToCompare(_ name: String) throws(ShellError) -> Wiring {
    do throws(ShellError) {
      return try wirings.wiring(name, relativeTo: folder)
    } catch {
      guard case .unknownWiring(_, let nearest) = error else { throw error }
      throw .nothingToCompare(name, nearest: Spelling.nearest(to: name, among: bookmarks.map(\.name)) ?? nearest)
    }
  }

  private func graph(
    _ kind: ObjectGraph.Kind, of build: any StageBuild, wiring: Wiring, after events: ArraySlice<StageEvent>,
    _ includingKit: Bool
  ) throws(ShellError) -> ObjectGraph {
    var printedThere = AppOutput()
    let replay = try Replay.run(
      Array(events), on: build, of: wiring, printed: &printedThere, isCancelled: isCancelled)
    defer { replay.stage.quit() }
    if let refusal = replay.refusal { throw .refused(refusal.reason) }
    do throws(StageProblem) {
      return try replay.stage.ask(.graph(kind, includesKit: includingKit))
    } catch {
      throw ShellError(error, wiring: wiring, during: .looking)
    }
  }
}
