import Platform
import StageProtocol

extension StageFailure.Cause {
  /// What became of a stage whose process has ended by itself, as far as what it left behind tells.
  ///
  /// - Parameter lastLines: the last that the app printed, where the runtime says why it stopped the app.
  init(of ending: SpawnedProcess.Ending, report: CrashReport?, lastLines: [String], memoryLimit: Int) {
    switch (ending, report) {
    case (.exit(StageEnvironment.unheardStatus), _): self = .disconnected
    case (.exit(let status), _): self = .exit(status: status)
    case (.outOfTime, _): self = .outOfTime
    case (.signal(let signal), nil): self = .killed(signal: signal)
    case (.signal, let report?) where report.isRecursion: self = .recursion
    case (.signal, _) where RuntimeMessage.tellsOfMemory(in: lastLines): self = .memory(limit: memoryLimit)
    case (.signal, let report?): self = .trap(message: RuntimeMessage.last(in: lastLines) ?? report.reason)
    }
  }
}
