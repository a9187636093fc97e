import Shell

/// "Compiles" each wiring to the app of its name.
final class FakeBuilder: StageBuilder {
  var apps: [String: FakeApp] {
    didSet { version += 1 }
  }
  /// How often an app was replaced, as by a change of its code.
  private var version = 0
  /// Whether what is begun goes on until this is false.
  var isSlow = false
  /// The builds that were begun, in order.
  private(set) var begun: [FakePendingBuild] = []
  var failures: [String: ShellError] = [:]
  /// What the compiler warns of, by wiring.
  var warnings: [String: [String]] = [:]
  /// The wirings that were built, in order.
  private(set) var built: [String] = []
  /// Called before an app is launched.
  var willLaunch: () -> Void = {}
  /// The stages that were launched, in order.
  private(set) var stages: [FakeStage] = []

  init(_ apps: [String: FakeApp]) {
    self.apps = apps
  }

  func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild {
    if isCancelled() { throw .cancelled }
    return try build(wiring, fromCache: built.contains(wiring.name))
  }

  func finishedBuild(of wiring: Wiring, isCancelled: () -> Bool) -> (any StageBuild)? {
    guard let app = apps[wiring.name], built.contains(wiring.name) else { return nil }
    return finished(wiring, app, fromCache: true)
  }

  func begin(_ wiring: Wiring, onEnd: @escaping @Sendable () -> Void) -> any PendingBuild {
    func end() -> Result<any StageBuild, ShellError> {
      Result { () throws(ShellError) in try build(wiring, fromCache: false) }
    }
    let outcome = isSlow ? nil : end()
    let pending = FakePendingBuild { [unowned self] in outcome ?? (isSlow ? nil : end()) }
    begun.append(pending)
    onEnd()
    return pending
  }

  private func build(_ wiring: Wiring, fromCache: Bool) throws(ShellError) -> any StageBuild {
    if let failure = failures[wiring.name] { throw failure }
    guard let app = apps[wiring.name] else { throw .cannotCompile(.noFolder(wiring.name)) }
    built.append(wiring.name)
    return finished(wiring, app, fromCache: fromCache)
  }

  private func finished(_ wiring: Wiring, _ app: FakeApp, fromCache: Bool) -> FakeBuild {
    let report = BuildReport(
      fileCount: 31, fromCache: fromCache, seconds: 0.94, warnings: warnings[wiring.name] ?? [])
    return FakeBuild(id: "\(wiring.name) \(version)", app: app, report: report) { [self] make in
      willLaunch()
      let stage = make()
      stages.append(stage)
      return stage
    }
  }
}

/// A build that has ended at once, unless its builder is slow.
final class FakePendingBuild: PendingBuild {
  private let outcome: () -> Result<any StageBuild, ShellError>?
  private(set) var isCancelled = false

  init(_ outcome: @escaping () -> Result<any StageBuild, ShellError>?) { self.outcome = outcome }

  var result: Result<any StageBuild, ShellError>? { outcome() }

  func cancel() { isCancelled = true }
}

private struct FakeBuild: StageBuild {
  let id: String
  let app: FakeApp
  let report: BuildReport
  let onLaunch: (() -> FakeStage) -> FakeStage

  func launch(isCancelled: @escaping () -> Bool) throws(StageProblem) -> any Stage {
    onLaunch { FakeStage(app) }
  }
}
