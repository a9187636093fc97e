import Foundation
import Platform
import StageProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running stage, seen from the shell.
///
/// Not thread-safe: one caller at a time. A stage that has failed stays failed; start another.
public final class StageProcess {
  private enum ChildDescriptor {
    static let requests: Int32 = 3
    static let replies: Int32 = 4
  }

  private static let mostPieces = 64
  /// How long the runtime may take to report the end of the app, when the machine is busy.
  private static let reportTime = Duration.seconds(10)

  private let limits: StageLimits
  private let process: SpawnedProcess
  private let requests: Int32
  private let replies: DescriptorReader
  private var replyLines = LineBuffer()
  private let output: DescriptorReader
  private var collector: OutputCollector
  private let reportFile: URL
  private let sourceFolders: [String]
  private var nextID = 1
  private var failure: StageFailure?
  private var isOver = false

  /// Starts an app that was compiled for the stage.
  ///
  /// - Parameters:
  ///   - executable: the compiled app.
  ///   - sourceIndex: the file that says where the app declares its types.
  ///   - sourceFolders: where the app's own code lies; calls of other code are left out of failures.
  ///   - limits: what the app may use; beyond them it is stopped.
  public init(
    executable: URL, sourceIndex: URL, sourceFolders: [URL], limits: StageLimits = StageLimits()
  ) throws(StageFailure) {
    // A request to a stage that has just died must not end the shell.
    signal(SIGPIPE, SIG_IGN)
    self.limits = limits
    self.sourceFolders = sourceFolders.map { $0.standardizedFileURL.path + "/" }
    collector = OutputCollector(lineLimit: limits.outputLines)
    reportFile = FileManager.default.temporaryDirectory.appending(path: "atelier-\(UUID().uuidString).crash.json")

    var environment = ProcessInfo.processInfo.environment
    environment[StageEnvironment.requests] = "\(ChildDescriptor.requests)"
    environment[StageEnvironment.replies] = "\(ChildDescriptor.replies)"
    environment[StageEnvironment.sources] = sourceIndex.path
    environment[StageEnvironment.memory] = "\(limits.memory)"
    environment[StageEnvironment.outputLines] = "\(limits.outputLines)"
    // The order of sets, by hashes and by addresses, is a part of what a replay has to repeat: publishers tell their
    // subscribers in such an order.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["SWIFT_BACKTRACE"] = CrashReport.settings(writingTo: reportFile.path)
    do throws(SystemError) {
      let requestPipe = try DescriptorPair.pipe()
      let replyPipe = try DescriptorPair.pipe()
      let outputPipe = try DescriptorPair.pipe()
      defer { for end in [requestPipe.reading, replyPipe.writing, outputPipe.writing] { close(end) } }
      requests = requestPipe.writing
      replies = DescriptorReader(descriptor: replyPipe.reading)
      output = DescriptorReader(descriptor: outputPipe.reading)
      process = try SpawnedProcess(
        path: executable.path, environment: environment,
        files: [
          // What is typed is for the shell, not for the app.
          STDIN_FILENO: .path("/dev/null"), STDOUT_FILENO: .descriptor(outputPipe.writing),
          STDERR_FILENO: .descriptor(outputPipe.writing),
          ChildDescriptor.requests: .descriptor(requestPipe.reading),
          ChildDescriptor.replies: .descriptor(replyPipe.writing),
        ], hasFixedAddresses: true)
    } catch {
      throw StageFailure(.launch(path: executable.path, reason: error.description))
    }
  }

  deinit {
    stop()
    for descriptor in [requests, replies.descriptor, output.descriptor] { close(descriptor) }
    try? FileManager.default.removeItem(at: reportFile)
  }

  /// Asks the stage something and waits for the answer.
  ///
  /// - Parameter isCancelled: asked now and then; when it says yes, the stage is stopped.
  /// - Returns: the answer, or why the stage turned the request down.
  /// - Throws: `StageFailure` when the app crashed, hung or ended instead of answering.
  public func request<Payload: Codable>(
    _ kind: StageRequest.Kind, event: StageEvent? = nil, subject: String? = nil, graph: ObjectGraph.Kind? = nil,
    number: Int? = nil, kit: Bool? = nil, answer: Payload.Type = Payload.self, isCancelled: () -> Bool = { false }
  ) throws(StageFailure) -> Result<Payload, Refusal> {
    if let failure { throw failure }
    let request = StageRequest(
      id: nextID, request: kind.rawValue, event: event, subject: subject, graph: graph, number: number,
      kit: kit)
    nextID += 1
    send(request)
    let line = try waitForReply(upTo: limit(of: kind), isCancelled: isCancelled)
    guard let reply = try? JSONDecoder().decode(StageReply<Payload>.self, from: line), reply.id == request.id else {
      throw end(because: .disconnected)
    }
    if let refusal = reply.error { return .failure(refusal) }
    guard let payload = reply.ok else { throw end(because: .disconnected) }
    return .success(payload)
  }

  /// What the app printed since the last call.
  public func takeOutput() -> AppOutput {
    drainOutput()
    var taken = collector.take()
    if failure != nil {
      taken.lines.removeAll { RuntimeMessage.contains($0) || $0.isEmpty }
    } else if taken.droppedLines > 0, let report = CrashReport(contentsOf: reportFile) {
      taken.floodPlace = appFrames(of: report).first
      taken.droppedLines -= min(taken.droppedLines, CrashReport.announcedLines)
      try? FileManager.default.removeItem(at: reportFile)
    }
    return taken
  }

  /// Ends the stage.
  public func quit() {
    guard !isOver else { return }
    stop()
    failure = failure ?? StageFailure(.cancelled)
  }
}

// MARK: - Waiting

extension StageProcess {
  private func send(_ request: StageRequest) {
    guard var line = try? JSONEncoder().encode(request) else { return }
    line.append(UInt8(ascii: "\n"))
    line.withUnsafeBytes { bytes in
      // A stage that has just died cannot read any more; waiting for its reply then finds out why.
      _ = write(requests, bytes.baseAddress, bytes.count)
    }
  }

  private func limit(of kind: StageRequest.Kind) -> Duration {
    switch kind {
    case .graph, .inspect, .leaks, .registrations, .trace, .validate, .why: max(limits.patience, limits.budget)
    case .describe, .event, .quit, .routes, .screen, .services, .time: limits.budget
    }
  }

  private func waitForReply(upTo limit: Duration, isCancelled: () -> Bool) throws(StageFailure) -> Data {
    let start = ContinuousClock.now
    while true {
      if let line = replyLines.nextLine() { return line }
      if replies.isAtEnd { throw endOfStage() }
      if isCancelled() { throw end(because: .cancelled) }
      let deadline = start + limit + (collector.isReportUnderWay ? Self.reportTime : .zero)
      if ContinuousClock.now >= deadline { throw hang(after: limit) }
      waitForNews(upTo: .milliseconds(50))
    }
  }

  /// Reads whatever the stage has written, waiting for the first byte of it.
  private func waitForNews(upTo limit: Duration) {
    var descriptors = [replies, output].filter { !$0.isAtEnd }
      .map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, nfds_t(descriptors.count), Int32(limit.wholeMilliseconds)) > 0 else { return }
    for descriptor in descriptors where descriptor.revents != 0 {
      if descriptor.fd == replies.descriptor { replyLines.append(replies.readAvailable()) }
      if descriptor.fd == output.descriptor { collector.append(output.readAvailable()) }
    }
  }

  /// Reads what has been printed, but no more than once for each piece of a pipe: an app may print without end.
  private func drainOutput() {
    for _ in 0..<Self.mostPieces where output.hasAvailable { collector.append(output.readAvailable()) }
  }
}

// MARK: - The end of a stage

extension StageProcess {
  private func hang(after limit: Duration) -> StageFailure {
    process.send(SIGQUIT)
    // A stopped process takes no signal before it goes on.
    process.send(SIGCONT)
    let deadline = ContinuousClock.now + .seconds(5)
    while CrashReport(contentsOf: reportFile) == nil, ContinuousClock.now < deadline, !replies.isAtEnd {
      waitForNews(upTo: .milliseconds(20))
    }
    return end(because: .hang(budget: limit))
  }

  /// The stage's side of the channel is closed: its process ends, or has ended, unless the app closed it.
  private func endOfStage() -> StageFailure {
    let deadline = ContinuousClock.now + limits.budget
    while process.isRunning {
      // The runtime's crash reporter takes its time, and so may what an app does when it ends.
      if ContinuousClock.now >= deadline { return end(because: .disconnected) }
      waitForNews(upTo: .milliseconds(20))
    }
    let ending = process.wait()
    process.sendToGroup(SIGKILL)
    isOver = true
    drainOutput()
    let report = CrashReport(contentsOf: reportFile)
    let cause = StageFailure.Cause(
      of: ending, report: report, lastLines: collector.lastLines, memoryLimit: limits.memory)
    return note(StageFailure(cause, frames: appFrames(of: report)))
  }

  private func end(because cause: StageFailure.Cause) -> StageFailure {
    stop()
    drainOutput()
    return note(StageFailure(cause, frames: appFrames(of: CrashReport(contentsOf: reportFile))))
  }

  /// Kills the process, with all that it has started.
  private func stop() {
    guard !isOver else { return }
    process.sendToGroup(SIGKILL)
    process.wait()
    isOver = true
  }

  private func appFrames(of report: CrashReport?) -> [StackFrame] {
    report?.frames.filter { frame in sourceFolders.contains { frame.file.hasPrefix($0) } } ?? []
  }

  private func note(_ failure: StageFailure) -> StageFailure {
    self.failure = failure
    return failure
  }
}
