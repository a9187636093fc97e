import Foundation

/// Compiles the wirings that will be asked for next on the other cores.
final class PrefetchingStageBuilder: StageBuilder {
  private let builder: any StageBuilder
  private var expected: ArraySlice<Wiring> = []
  private var pending: [any PendingBuild] = []

  init(_ builder: any StageBuilder) {
    self.builder = builder
  }

  /// Says what will be asked for, in this order.
  func expect(_ wirings: [Wiring]) {
    expected = wirings[...]
  }

  /// Stops what is still being compiled. What is finished stays in the compiler's cache.
  func stop() {
    expected = []
    for build in pending { build.cancel() }
    pending = []
  }

  func build(_ wiring: Wiring, isCancelled: @escaping () -> Bool) throws(ShellError) -> any StageBuild {
    if let index = expected.firstIndex(of: wiring) { expected = expected[(index + 1)...] }
    pending.removeAll { $0.result != nil }
    while pending.count < ProcessInfo.processInfo.activeProcessorCount, let next = expected.popFirst() {
      pending.append(builder.begin(next) {})
    }
    return try builder.build(wiring, isCancelled: isCancelled)
  }

  func finishedBuild(of wiring: Wiring, isCancelled: () -> Bool) -> (any StageBuild)? {
    builder.finishedBuild(of: wiring, isCancelled: isCancelled)
  }

  func begin(_ wiring: Wiring, onEnd: @escaping @Sendable () -> Void) -> any PendingBuild {
    builder.begin(wiring, onEnd: onEnd)
  }
}
