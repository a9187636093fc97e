/// Builds each wiring once, however often it is launched.
final class CachingStageBuilder: StageBuilder {
  private let builder: any StageBuilder
  private var builds: [Wiring: any StageBuild] = [:]

  init(_ builder: any StageBuilder) {
    self.builder = builder
  }

  func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild {
    if let build = builds[wiring] { return build }
    let build = try builder.build(wiring, isCancelled: isCancelled)
    builds[wiring] = build
    return build
  }

  func finishedBuild(of wiring: Wiring, isCancelled: () -> Bool) -> (any StageBuild)? {
    builds[wiring] ?? builder.finishedBuild(of: wiring, isCancelled: isCancelled)
  }

  func begin(_ wiring: Wiring, onEnd: @escaping @Sendable () -> Void) -> any PendingBuild {
    builder.begin(wiring, onEnd: onEnd)
  }
}
