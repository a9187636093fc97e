import Grammar
import ScreenKit
import StageClient
import StageProtocol

extension AppSession {
  /// Puts a wiring on the stage, and lets happen to it what has happened to the one before.
  ///
  /// Where this throws, the app that was there stays, as it was.
  ///
  /// - Parameter isFresh: whether the wiring begins with its launch, whatever has happened to the one before.
  func switchTo(_ wiring: Wiring, isFresh: Bool = false) throws(ShellError) -> SwitchOutcome {
    noteCompiling(wiring)
    let build: any StageBuild
    do throws(ShellError) {
      build = try self.build(wiring)
    } catch {
      if case .doesNotCompile = error { turnDown(wiring, build: nil, error, isFresh: isFresh) }
      throw error
    }
    let count = isFresh ? 0 : app?.log.events.count ?? 0
    onProgress(count == 0 ? "launching \(wiring.name)…" : "replaying \(count.counted("event"))…")
    return try put(build, of: wiring, isFresh: isFresh)
  }

  /// Puts a build of a wiring on the stage, as `switchTo` does.
  func put(_ build: any StageBuild, of wiring: Wiring, isFresh: Bool) throws(ShellError) -> SwitchOutcome {
    let before = isFresh ? nil : app
    let events = before?.log.events ?? []
    let replay: Replay
    do throws(ShellError) {
      replay = try Replay.run(events, on: build, of: wiring, printed: &printed, isCancelled: isCancelled)
    } catch {
      if error != .cancelled { turnDown(wiring, build: build.id, error, isFresh: isFresh) }
      throw error
    }
    let left = events.dropFirst(replay.entries.count) + (before?.log.undone ?? [])
    let leftOut = isFresh ? app.map { ($0.wiring.name, $0.log.events.count) } : nil
    end()
    turnedDown = nil
    let after = RunningApp(wiring: wiring, build: build, replay: replay, undone: Array(left))
    app = after
    if replay.mayLeak { try noteLeaks() }
    let comparison = before.map { LogComparison(of: $0, and: after) }
    return SwitchOutcome(
      wiring: wiring, report: build.report, refusal: replay.refusal, comparison: comparison, leftOut: leftOut)
  }

  private func turnDown(_ wiring: Wiring, build: String?, _ error: ShellError, isFresh: Bool) {
    guard wirings.isOwn(wiring) else { return }
    turnedDown = TurnedDown(wiring: wiring, build: build, error: error, isFresh: isFresh)
  }

  /// Puts a wiring on the stage and lets these events happen to it, whatever has happened to the one before.
  ///
  /// - Parameters:
  ///   - known: its code, as it was compiled before; nil for the code as it is now.
  ///   - undone: what can be done again.
  func launch(
    _ wiring: Wiring, with known: (any StageBuild)? = nil, events: [StageEvent], undone: [StageEvent]
  ) throws(ShellError) {
    if known == nil { noteCompiling(wiring) }
    let build = if let known { known } else { try build(wiring) }
    var unseen = AppOutput()
    let replay = try Replay.run(events, on: build, of: wiring, printed: &unseen, isCancelled: isCancelled)
    if let refusal = replay.refusal {
      replay.stage.quit()
      throw .refused(refusal.reason)
    }
    end()
    app = RunningApp(wiring: wiring, build: build, replay: replay, undone: undone)
  }

  /// What a wiring shows after these events; the current app stays as it is.
  func screen(in wiring: Wiring, after events: [StageEvent]) throws(ShellError) -> Screen {
    let build = try build(wiring)
    var printedThere = AppOutput()
    let replay = try Replay.run(events, on: build, of: wiring, printed: &printedThere, isCancelled: isCancelled)
    replay.stage.quit()
    if let refusal = replay.refusal { throw .refused(refusal.reason) }
    return replay.entries.last?.screen ?? replay.launchScreen
  }

  /// Says that a wiring is compiled, and how much that is.
  func noteCompiling(_ wiring: Wiring) {
    let count = try? wiring.source.files().count
    onProgress("compiling \(wiring.name)\(count.map { ", \($0.counted("file"))" } ?? "")…")
  }

  /// Compiles a wiring, or finds it compiled.
  func build(_ wiring: Wiring) throws(ShellError) -> any StageBuild {
    do throws(ShellError) {
      return try builder.build(wiring, isCancelled: isCancelled)
    } catch .doesNotCompile(var failure) {
      if let app, app.isRunning { failure.running = app.wiring.name }
      throw .doesNotCompile(failure)
    }
  }
}
