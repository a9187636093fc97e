import ShellText
import StageProtocol

/// What has changed now that the app runs the code that was saved.
struct SaveOutcome {
  let wiring: Wiring
  let report: BuildReport
  /// The screens of the app before, and its own.
  let screens: LogComparison
  /// nil where the app before had stopped.
  let graph: GraphChange?
  /// The calls of the last event; nil where the app before had stopped.
  let calls: CallChange?
  /// nil where no leak has been told of.
  let leaks: LeakChange?
  /// nil where nobody knows what the rules found before.
  var rules: RuleChange?
  /// The event that stopped the app before, and that has not happened to this one.
  let interrupted: StageEvent?

  var hasDifference: Bool {
    screens.firstDifference != nil || graph?.isEmpty == false || calls?.isEmpty == false || rules?.isEmpty == false
      || leaks?.words != nil
  }
}

extension AppSession {
  /// A new build of the current app's code to which everything has happened that happened to the app.
  ///
  /// - Throws: `ShellError.appFailed`, `.cancelled`.
  func replay(on build: any StageBuild) throws(ShellError) -> Replay {
    let app = try requireApp()
    return try Replay.run(
      app.log.events, on: build, of: app.wiring, printed: &printed, isCancelled: isCancelled)
  }

  /// Puts a replay on the stage in the place of the current app, and compares the two.
  func take(_ replay: Replay, on build: any StageBuild, instead before: RunningApp) -> SaveOutcome {
    let old = before.stage.map(Snapshot.init)
    let oldLeaks = before.toldLeaks.isEmpty ? nil : try? before.stage?.ask(.leaks)
    let new = Snapshot(replay.stage)
    end()
    var after = RunningApp(wiring: before.wiring, build: build, replay: replay, undone: before.log.undone)
    after.toldLeaks = before.toldLeaks
    app = after
    if replay.mayLeak {
      // An app that ends when it is asked is told of by the next command.
      try? noteLeaks()
    }
    return SaveOutcome(
      wiring: before.wiring, report: build.report, screens: LogComparison(of: before, and: after),
      graph: old?.graph.flatMap { old in new.graph.map { GraphChange(from: old, to: $0) } },
      calls: old?.trace.flatMap { old in new.trace.map { CallChange(from: old, to: $0) } },
      leaks: oldLeaks.flatMap { old in (try? replay.stage.ask(.leaks)).map { LeakChange(from: old, to: $0) } },
      interrupted: before.log.interrupted)
  }

  /// What an app looks like from inside; nil for what it does not tell.
  private struct Snapshot {
    let graph: ObjectGraph?
    let trace: CallTrace?

    init(_ stage: any Stage) {
      graph = try? stage.ask(.graph(.ownership))
      trace = try? stage.ask(.lastTrace)
    }
  }
}
