import Grammar
import ScreenKit
import ShellText
import StageClient
import StageProtocol

extension AppSession {
  /// Lets the same events happen to several wirings, and then one more that is looked at. The current app stays as
  /// it is.
  ///
  /// - Throws: `ShellError.cancelled`; a wiring that fails is part of the answer.
  func compare(
    _ wirings: [Wiring], after events: [StageEvent], event: StageEvent
  ) throws(ShellError) -> WiringComparison {
    var compared: [ComparedWiring] = []
    for wiring in wirings {
      do throws(ShellError) {
        compared.append(ComparedWiring(name: wiring.name, outcome: try outcome(of: event, after: events, in: wiring)))
      } catch .cancelled {
        throw .cancelled
      } catch {
        // The advice that follows is meant for the current app.
        let reason = error.description.prefix { $0 != "\n" }
        compared.append(ComparedWiring(name: wiring.name, outcome: .failed(String(reason))))
      }
    }
    return WiringComparison(event: event, wirings: compared)
  }

  private func outcome(
    of event: StageEvent, after events: [StageEvent], in wiring: Wiring
  ) throws(ShellError) -> ComparedWiring.Outcome {
    noteCompiling(wiring)
    let build = try build(wiring)
    onProgress("\(wiring.name): \((events.count + 1).counted("event"))…")
    var unseen = AppOutput()
    let replay = try Replay.run(events, on: build, of: wiring, printed: &unseen, isCancelled: isCancelled)
    defer { replay.stage.quit() }
    if let refusal = replay.refusal {
      return .failed("refused `\(refusal.event.commandLine)`: \(refusal.reason.message)")
    }
    do throws(StageProblem) {
      let before = try replay.stage.ask(.graph(.ownership))
      let screen = try replay.stage.ask(EventQuestion(event)).screen
      let effect = ComparedWiring.Effect(
        screenBefore: replay.entries.last?.screen ?? replay.launchScreen, screen: screen,
        trace: try replay.stage.ask(.lastTrace), edgesBefore: before.edges,
        edges: try replay.stage.ask(.graph(.ownership)).edges)
      return .done(effect)
    } catch .refused(let reason) {
      return .failed("refused `\(event.commandLine)`: \(reason.message)")
    } catch {
      throw ShellError(error, wiring: wiring, during: .event(event))
    }
  }
}
