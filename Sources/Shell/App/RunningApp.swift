import Foundation
import ScreenKit
import StageProtocol

/// The current app: what it was made of, and what has happened to it.
public struct RunningApp {
  /// What it was made of.
  public let wiring: Wiring
  let build: any StageBuild
  /// Nil once the app has stopped.
  var stage: (any Stage)?
  /// What has happened to it.
  public internal(set) var log: EventLog
  /// When its code was built or found built.
  var codeTime = Date()
  /// Whether its code has been changed since.
  var isOld = false
  /// The leaks that were reported already.
  var toldLeaks: Set<ToldLeak> = []
  /// Whether it was said that the app has too many objects to look for leaks.
  var wasToldTooLarge = false

  /// Whether it can still be asked.
  public var isRunning: Bool { stage != nil }

  /// The screen as it was last seen.
  public var screen: Screen { log.screen }

  init(wiring: Wiring, build: any StageBuild, replay: Replay, undone: [StageEvent] = []) {
    self.wiring = wiring
    self.build = build
    stage = replay.stage
    log = EventLog(launchScreen: replay.launchScreen, done: replay.entries, undone: undone)
  }
}
