import StageClient
import StageProtocol

/// What a change of an app's code reaches: files, types, and once the same events have happened to both forms, who
/// holds whom.
struct BlastRadius: Encodable {
  let before: String
  let after: String
  let change: CodeChange
  /// Nothing where one of the two did not get to the end of the events.
  let edges: Edges?
  /// Why there are none.
  let failures: [String]

  struct Edges: Encodable {
    let added: [ObjectGraph.Edge]
    let removed: [ObjectGraph.Edge]
    /// How many events happened before the objects were looked at.
    let events: Int
  }
}

extension AppSession {
  /// What lies between two wirings, or a wiring and its variation, after the same events.
  func blastRadius(
    from before: Wiring, to after: Wiring, events: [StageEvent]
  ) throws(ShellError) -> BlastRadius {
    let change = CodeChange(from: try before.texts(), to: try after.texts())
    var graphs: [ObjectGraph] = []
    var failures: [String] = []
    for wiring in [before, after] {
      do throws(ShellError) {
        graphs.append(try graph(of: wiring, after: events))
      } catch .cancelled {
        throw .cancelled
      } catch {
        failures.append("\(wiring.name): \(error.description)")
      }
    }
    var edges: BlastRadius.Edges?
    if graphs.count == 2 {
      let (old, new) = (graphs[0].edges.map(\.holding), graphs[1].edges.map(\.holding))
      let (oldSet, newSet) = (Set(old), Set(new))
      edges = BlastRadius.Edges(
        added: new.filter { !oldSet.contains($0) }, removed: old.filter { !newSet.contains($0) }, events: events.count)
    }
    return BlastRadius(
      before: before.name, after: after.name, change: change, edges: edges, failures: failures)
  }

  private func graph(of wiring: Wiring, after events: [StageEvent]) throws(ShellError) -> ObjectGraph {
    onProgress("compiling \(wiring.name)…")
    let build = try build(wiring)
    var unseen = AppOutput()
    let replay = try Replay.run(events, on: build, of: wiring, printed: &unseen, isCancelled: isCancelled)
    defer { replay.stage.quit() }
    if let refusal = replay.refusal { throw .refused(refusal.reason) }
    do throws(StageProblem) {
      return try replay.stage.ask(.graph(.ownership))
    } catch {
      throw ShellError(error, wiring: wiring, during: .looking)
    }
  }
}

extension ObjectGraph.Edge {
  /// Who holds whom, and how. A closure that is written on another line, or a subscription with other operators, makes
  /// no difference between the objects.
  fileprivate var holding: ObjectGraph.Edge {
    var edge = self
    (edge.place, edge.operators) = (nil, nil)
    return edge
  }
}
