import ShellText
import StageClient
import StageProtocol

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
    let edges =
      graphs.count == 2 ? BlastRadius.Edges(from: graphs[0], to: graphs[1], events: events.count) : nil
    return BlastRadius(
      before: before.name, after: after.name, change: change, edges: edges, failures: failures)
  }

  /// The same code does the same after the same events, so that it is run once.
  private func graph(of wiring: Wiring, after events: [StageEvent]) throws(ShellError) -> ObjectGraph {
    let parts = ["graph"] + events.map(\.commandLine) + ["code"] + (try wiring.namedTexts())
    return try figures.value(of: parts) { () throws(ShellError) in try runToGraph(of: wiring, after: events) }
  }

  private func runToGraph(of wiring: Wiring, after events: [StageEvent]) throws(ShellError) -> ObjectGraph {
    noteCompiling(wiring)
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
