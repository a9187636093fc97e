import Shell

/// "Compiles" each wiring to the app of its name.
final class FakeBuilder: StageBuilder {
  var apps: [String: FakeApp]
  var failures: [String: ShellError] = [:]
  /// The wirings that were built, in order.
  private(set) var built: [String] = []
  /// The stages that were launched, in order.
  private(set) var stages: [FakeStage] = []

  init(_ apps: [String: FakeApp]) {
    self.apps = apps
  }

  func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild {
    if isCancelled() { throw .cancelled }
    if let failure = failures[wiring.name] { throw failure }
    guard let app = apps[wiring.name] else { throw .cannotCompile(.noFolder(wiring.name)) }
    built.append(wiring.name)
    return FakeBuild(app: app, fromCache: built.count { $0 == wiring.name } > 1) { self.stages.append($0) }
  }

  func finishedBuild(of wiring: Wiring) -> (any StageBuild)? {
    guard let app = apps[wiring.name], built.contains(wiring.name) else { return nil }
    return FakeBuild(app: app, fromCache: true) { self.stages.append($0) }
  }
}

private struct FakeBuild: StageBuild {
  let app: FakeApp
  let fromCache: Bool
  let onLaunch: (FakeStage) -> Void

  var report: BuildReport { BuildReport(fileCount: 31, fromCache: fromCache, seconds: 0.94) }

  func launch(isCancelled: @escaping () -> Bool) throws(StageProblem) -> any Stage {
    let stage = FakeStage(app)
    onLaunch(stage)
    return stage
  }
}
