import Foundation
import HotCompiler
import Platform
import Rules
import ShellText

/// The loop from save to result: watches the code of the app on the stage, builds what was saved, and replays on it what
/// has happened.
///
/// Only a folder of one's own is watched; the wirings of the catalogue are there to be read.
final class SaveWatch {
  /// What there is to say of a save.
  enum News {
    /// Its build takes long.
    case builds(Wiring)
    /// The app on the stage runs it now.
    case runs(SaveOutcome)
    /// It compiles at last, and is on the stage in the place of another wiring, or of none.
    case isOnStage(SwitchOutcome)
    /// The code is what the app on the stage runs: a save has taken back the one before it.
    case isBack(Wiring)
    /// It cannot be built, or its app does not survive what has happened; the app from before is still there.
    case fails(ShellError, Wiring)
    /// Its app refuses an event that has happened; the app from before is still there.
    case refuses(Replay.Refused, Wiring)
    /// The app writes to this file each time it is launched; that is no save any more.
    case writesItself(Wiring, file: String)

    /// Whether the app on the stage is another now.
    var isRunning: Bool {
      switch self {
      case .runs, .isOnStage: true
      case .builds, .isBack, .fails, .refuses, .writesItself: false
      }
    }
  }

  /// Called when something was saved, before it is built.
  var onSave: () -> Void = {}

  private let appSession: AppSession
  /// nil where the system opens no more pipes; then builds are looked at now and then.
  private let bell = try? Bell()
  private var watched: Watched?

  private struct Watched {
    let wiring: Wiring
    let folders: FolderWatch
    /// What the rules find in the code that the app runs; nil before they were applied to it.
    var findings: [Finding]?
    var attempt: Attempt?
    /// The files that were saved since the code last compiled, relative to the app's folder.
    var savedFiles: Set<String> = []
    /// From the last launch for a save to the end of its replay.
    var launch: ClosedRange<Date>?
    /// How many saves one after the other were the app's own.
    var ownSaves = 0

    /// How many of its own saves are taken up. More would come without end, each from the launch after the one before.
    static let mostOwnSaves = 3

    /// Whether all of these files were written while the app was launched: nobody saves at that very moment again and again.
    func areOwn(_ files: [String]) -> Bool {
      guard let launch else { return false }
      return files.allSatisfy { file in
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        return (attributes?[.modificationDate] as? Date).map(launch.contains) ?? false
      }
    }
  }

  /// The build of what is on disk now.
  private struct Attempt {
    /// How long a build may go on before there is a word of it.
    static let patience: Duration = .seconds(2)

    let build: any PendingBuild
    let findings: BackgroundWork<[Finding]?>
    /// Whether it is of a save, so that there is something to say of it however it ends.
    let isOfSave: Bool
    let start = ContinuousClock.now
    var wasTold = false

    /// Whether it is to be said that its build takes long; nothing is where only the rules are still looking.
    var isWorthAWord: Bool { isOfSave && !wasTold && build.result == nil }

    func cancel() {
      build.cancel()
      findings.cancel()
    }
  }

  init(_ appSession: AppSession) {
    self.appSession = appSession
  }

  /// Watches the code of the app on the stage from now on, where it is one's own; or code of one's own that was to be put
  /// there and does not compile yet.
  func follow(isOn: Bool) {
    let wiring = isOn ? appSession.turnedDown?.wiring ?? appSession.app?.wiring : nil
    guard wiring != watched?.wiring else { return }
    watched?.attempt?.cancel()
    watched = nil
    guard let wiring, appSession.wirings.isOwn(wiring) else { return }
    let folders = FolderWatch(wiring.codeFolders.map(\.path)) { $0.hasSuffix(".swift") || $0 == OverlaySource.listName }
    watched = Watched(wiring: wiring, folders: folders)
    // The code may have changed between its build and this moment, and what the rules find in it is not known yet.
    begin(forSave: false)
  }

  /// Ends what is under way. When the call returns, no thread of it runs; its build is the builder's to stop.
  func end() {
    watched?.attempt?.cancel()
    watched?.attempt?.findings.wait()
    watched = nil
  }

  /// Begins to watch afresh, so that files that the shell itself has just written are no save.
  func forget() {
    watched?.attempt?.cancel()
    watched = nil
  }

  /// The files that were saved since the code last compiled, relative to the app's folder.
  var savedFiles: Set<String> { watched?.savedFiles ?? [] }

  /// The folder that is watched.
  var folder: URL? { watched?.wiring.folder }

  /// Readable when `next()` may have news.
  var descriptors: [Int32] {
    guard let watched else { return [] }
    return [watched.folders.descriptor, bell?.descriptor].compactMap(\.self)
  }

  /// When `next()` may have news, whatever the descriptors say.
  var deadline: ContinuousClock.Instant? {
    guard let watched else { return nil }
    var moments = [watched.folders.deadline]
    if let attempt = watched.attempt {
      if attempt.isWorthAWord { moments.append(attempt.start + Attempt.patience) }
      if bell == nil { moments.append(.now + .milliseconds(50)) }
    }
    return moments.min()
  }

  /// Takes the loop a step further.
  func next() -> News? {
    bell?.silence()
    guard let watched else { return nil }
    let changes = watched.folders.takeChanges()
    if let file = changes.first, watched.areOwn(changes) {
      self.watched?.ownSaves += 1
      if watched.ownSaves >= Watched.mostOwnSaves {
        if appSession.app?.wiring == watched.wiring { appSession.app?.isOld = true }
        let isNews = watched.ownSaves == Watched.mostOwnSaves
        return isNews ? .writesItself(watched.wiring, file: watched.wiring.relativePath(of: file)) : nil
      }
    } else if !changes.isEmpty, watched.ownSaves < Watched.mostOwnSaves {
      self.watched?.ownSaves = 0
    }
    if !changes.isEmpty {
      self.watched?.savedFiles.formUnion(changes.map(watched.wiring.relativePath(of:)))
      onSave()
      if appSession.app?.wiring == watched.wiring { appSession.app?.isOld = true }
      begin(forSave: true)
    }
    guard let attempt = self.watched?.attempt else { return nil }
    if let result = attempt.build.result, result.isFailure || attempt.findings.result != nil {
      self.watched?.attempt = nil
      return conclude(result, of: attempt, in: watched)
    }
    guard attempt.isWorthAWord, attempt.start + Attempt.patience <= .now else { return nil }
    self.watched?.attempt?.wasTold = true
    return .builds(watched.wiring)
  }

  private func begin(forSave isOfSave: Bool) {
    guard let wiring = watched?.wiring else { return }
    watched?.attempt?.cancel()
    let ring = { @Sendable [bell] in bell?.ring() ?? () }
    watched?.attempt = Attempt(
      build: appSession.builder.begin(wiring, onEnd: ring),
      // On another thread, since the compiler leaves a processor to it.
      findings: BackgroundWork(onEnd: ring) { _ in try? wiring.lint().findings },
      isOfSave: isOfSave)
  }

  private func conclude(
    _ result: Result<any StageBuild, ShellError>, of attempt: Attempt, in watched: Watched
  ) -> News? {
    let findings = attempt.findings.result ?? nil
    do throws(ShellError) {
      let build = try result.get()
      let isOfSave = !watched.savedFiles.isEmpty
      self.watched?.savedFiles = []
      guard let app = appSession.app, app.wiring == watched.wiring else {
        self.watched?.findings = findings
        // What the command has said that was to put it on the stage is not said again, unless somebody waits for it.
        if !attempt.wasTold, build.id == appSession.turnedDown?.build { return nil }
        let isFresh = appSession.turnedDown?.isFresh ?? false
        return .isOnStage(try appSession.put(build, of: watched.wiring, isFresh: isFresh))
      }
      appSession.turnedDown = nil
      if build.id == app.build.id {
        self.watched?.findings = findings
        appSession.app?.isOld = false
        return app.isOld ? .isBack(watched.wiring) : nil
      }
      // Who has gone to a bookmark looks at the code of that, until the next save.
      if app.isOld, !isOfSave { return nil }
      appSession.app?.isOld = true
      // The system's clock for files may be a little behind.
      let start = Date(timeIntervalSinceNow: -0.02)
      defer { self.watched?.launch = start...max(start, Date()) }
      let replay = try appSession.replay(on: build)
      if let refusal = replay.refusal {
        replay.stage.quit()
        return .refuses(refusal, watched.wiring)
      }
      var outcome = appSession.take(replay, on: build, instead: app)
      if let before = watched.findings, let findings { outcome.rules = RuleChange(from: before, to: findings) }
      self.watched?.findings = findings
      return .runs(outcome)
    } catch {
      if appSession.app?.wiring == watched.wiring { appSession.app?.isOld = true }
      if !attempt.wasTold, appSession.turnedDown?.isSame(as: error) == true { return nil }
      guard case .doesNotCompile(let failure) = error else { return .fails(error, watched.wiring) }
      return .fails(.doesNotCompile(failure.beginning(with: savedFiles)), watched.wiring)
    }
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
