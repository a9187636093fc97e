import ScreenKit
import StageClient
import StageProtocol

/// A fresh stage to which a list of events has happened.
struct Replay {
  let stage: any Stage
  let launchScreen: Screen
  private(set) var entries: [EventLog.Entry] = []
  /// The event that the app refused, at which the replay stopped, and why.
  private(set) var refusal: Refused?
  /// Whether objects of a screen that has gone may still be alive at the end.
  private(set) var mayLeak = false

  struct Refused {
    let event: StageEvent
    let reason: Refusal
  }

  /// Launches a build and replays events on it, up to the first that the app refuses.
  ///
  /// - Parameter printed: takes what the app prints, also where this throws.
  /// - Throws: `ShellError.appFailed` when the app ends on the way, `ShellError.cancelled`. No stage is left behind.
  static func run(
    _ events: [StageEvent], on build: any StageBuild, of wiring: Wiring, printed: inout AppOutput,
    isCancelled: @escaping () -> Bool
  ) throws(ShellError) -> Replay {
    let stage: any Stage
    do throws(StageProblem) {
      stage = try build.launch(isCancelled: isCancelled)
    } catch {
      throw ShellError(error, wiring: wiring, during: .launch)
    }
    var moment = AppFailure.Moment.launch
    defer { printed.append(stage.takeOutput()) }
    do throws(StageProblem) {
      var replay = Replay(stage: stage, launchScreen: try stage.ask(.screen))
      for event in events where replay.refusal == nil {
        if isCancelled() { throw .ended(StageFailure(.cancelled)) }
        moment = .event(event)
        try replay.play(event)
      }
      return replay
    } catch {
      stage.quit()
      throw ShellError(error, wiring: wiring, during: moment)
    }
  }

  private init(stage: any Stage, launchScreen: Screen) {
    self.stage = stage
    self.launchScreen = launchScreen
  }

  private mutating func play(_ event: StageEvent) throws(StageProblem) {
    do throws(StageProblem) {
      let report = try stage.ask(EventQuestion(event))
      entries.append(EventLog.Entry(event: event, screen: report.screen))
      mayLeak = report.mayLeak
    } catch .refused(let reason) {
      refusal = Refused(event: event, reason: reason)
    }
  }
}
