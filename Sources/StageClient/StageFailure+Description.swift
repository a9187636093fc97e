extension StageFailure: CustomStringConvertible {
  public var description: String {
    let place = frames.first.map { ", in \($0.function) at \($0.file):\($0.line)" } ?? ""
    return cause.description + place
  }
}

extension StageFailure.Cause: CustomStringConvertible {
  /// What happened, in lower case and without the place.
  public var description: String {
    switch self {
    case .launch(let path, let reason): "the app at \(path) could not be started: \(reason)"
    case .trap(let message): "the app trapped" + (message.map { ": \($0)" } ?? "")
    case .recursion: "the app called itself without end until its stack was used up"
    case .memory(let limit): "the app took more than its \(limit >> 20) MiB of memory"
    case .outOfTime: "the app took longer than `ulimit -t` allows"
    case .hang(let budget): "the app was still busy after \(budget.formatted)"
    case .exit(let status): "the app ended its own process with status \(status)"
    case .disconnected: "the app closed or wrote to a descriptor through which the shell speaks to it"
    case .killed(let signal): "the app was killed by signal \(signal)"
    case .cancelled: "the app was stopped while it was busy"
    }
  }
}

extension Duration {
  fileprivate var formatted: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
