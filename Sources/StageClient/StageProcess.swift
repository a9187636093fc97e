import Foundation
import LibC
import Platform
import StageProtocol

/// A running stage, seen from the shell.
///
/// Not thread-safe: one caller at a time. A stage that has failed stays failed; start another.
public final class StageProcess {
  /// How long the runtime may take to report the end of the app, when the machine is busy.
  private static let reportTime = Duration.seconds(10)
  /// How long an app may take to end once its end is reported.
  private static let endTime = Duration.seconds(1)
  /// The same for an app that hangs, which need not be reported.
  private static let hangReportTime = Duration.seconds(5)
  /// How long it may take until the report of an app that hangs begins.
  private static let reportBeginTime = Duration.seconds(1)

  private let limits: StageLimits
  private let connection: StageConnection
  private let reportFile: URL
  private let sourceFolders: [String]
  private var nextID = 1
  private var failure: StageFailure?

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
    reportFile = TemporaryFile.url(".crash.json")

    var environment = ProcessInfo.processInfo.environment.filter { InheritedVariables.contains($0.key) }
    environment.merge(StageConnection.environment) { $1 }
    environment[StageEnvironment.sources] = sourceIndex.path
    environment[StageEnvironment.memory] = "\(limits.memory)"
    environment[StageEnvironment.outputLines] = "\(limits.outputLines)"
    // The order of sets, by hashes and by addresses, is a part of what a replay has to repeat: publishers tell their
    // subscribers in such an order.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    environment["SWIFT_BACKTRACE"] = CrashReport.settings(writingTo: reportFile.path)
    do throws(SystemError) {
      connection = try StageConnection(
        executable: executable, environment: environment, outputLines: limits.outputLines)
    } catch {
      throw StageFailure(.launch(path: executable.path, reason: error.description))
    }
  }

  deinit {
    connection.kill()
    try? FileManager.default.removeItem(at: reportFile)
  }

  /// Asks the stage something and waits for the answer.
  ///
  /// - Parameter isCancelled: asked now and then; when it says yes, the stage is stopped.
  /// - Returns: the answer, or why the stage turned the request down.
  /// - Throws: `StageFailure` when the app crashed, hung or ended instead of answering.
  public func ask<Asked: StageQuestion>(
    _ question: Asked, isCancelled: () -> Bool = { false }
  ) throws(StageFailure) -> Result<Asked.Answer, Refusal> {
    if let failure { throw failure }
    let request = StageRequest(id: nextID, question)
    nextID += 1
    guard let line = try? JSONEncoder().encode(request) else { throw end(because: .disconnected) }
    connection.send(line)
    let limit = Asked.isPatient ? max(limits.patience, limits.budget) : limits.budget
    let answer = try waitForReply(upTo: limit, isCancelled: isCancelled)
    guard let reply = try? JSONDecoder().decode(StageReply<Asked.Answer>.self, from: answer),
      reply.id == request.id
    else { throw end(because: .disconnected) }
    if let refusal = reply.error { return .failure(refusal) }
    guard let answer = reply.ok else { throw end(because: .disconnected) }
    return .success(answer)
  }

  /// What the app printed since the last call.
  public func takeOutput() -> AppOutput {
    connection.drainOutput()
    var taken = connection.printed.take()
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
    connection.kill()
    failure = failure ?? StageFailure(.cancelled)
  }
}

// MARK: - Waiting

extension StageProcess {
  private func waitForReply(upTo limit: Duration, isCancelled: () -> Bool) throws(StageFailure) -> Data {
    // On a busy machine, an app is not to blame for the time in which it had no processor.
    let (start, queued) = (ContinuousClock.now, connection.timeInQueue)
    let reports = connection.printed.reportCount
    var reported: ContinuousClock.Instant?
    while true {
      if let line = connection.nextReply() { return line }
      if connection.isFlooded { throw end(because: .disconnected) }
      if connection.isClosed { throw endOfStage() }
      if isCancelled() { throw end(because: .cancelled) }
      let now = ContinuousClock.now
      var deadline = start + limit
      if connection.printed.reportCount > reports {
        if reported == nil, CrashReport(contentsOf: reportFile) != nil { reported = now }
        deadline = max(deadline, min(deadline + Self.reportTime, (reported ?? now) + Self.endTime))
      }
      if now >= deadline, now >= deadline + (connection.timeInQueue - queued) { throw hang(after: limit) }
      connection.waitForNews(upTo: .milliseconds(50))
    }
  }
}

// MARK: - The end of a stage

extension StageProcess {
  private func hang(after limit: Duration) -> StageFailure {
    let reports = connection.printed.reportCount
    connection.askForReport()
    // An app that takes no signals reports nothing.
    let (start, queued) = (ContinuousClock.now, connection.timeInQueue)
    while CrashReport(contentsOf: reportFile) == nil, !connection.isClosed {
      let isReporting = connection.printed.reportCount > reports
      let patience = isReporting ? Self.hangReportTime : Self.reportBeginTime + (connection.timeInQueue - queued)
      if ContinuousClock.now >= start + min(patience, Self.hangReportTime) { break }
      connection.waitForNews(upTo: .milliseconds(20))
    }
    return end(because: .hang(budget: limit))
  }

  /// The stage's side of the channel is closed: its process ends, or has ended, unless the app closed it.
  private func endOfStage() -> StageFailure {
    let deadline = ContinuousClock.now + limits.budget
    while connection.isRunning {
      // The runtime's crash reporter takes its time, and so may what an app does when it ends.
      if ContinuousClock.now >= deadline { return end(because: .disconnected) }
      connection.waitForNews(upTo: .milliseconds(20))
    }
    let ending = connection.end()
    connection.drainOutput()
    let report = CrashReport(contentsOf: reportFile)
    let cause = StageFailure.Cause(
      of: ending, report: report, lastLines: connection.printed.lastLines, memoryLimit: limits.memory)
    return note(cause, report: report)
  }

  private func end(because cause: StageFailure.Cause) -> StageFailure {
    connection.kill()
    connection.drainOutput()
    return note(cause, report: CrashReport(contentsOf: reportFile))
  }

  private func appFrames(of report: CrashReport?) -> [StackFrame] {
    report?.frames.filter { frame in sourceFolders.contains { frame.file.hasPrefix($0) } } ?? []
  }

  private func note(_ cause: StageFailure.Cause, report: CrashReport?) -> StageFailure {
    let failure = StageFailure(cause, frames: appFrames(of: report))
    self.failure = failure
    return failure
  }
}
