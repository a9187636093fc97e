import Foundation
import LibC

/// A child process whose output is read as it comes, in a session of its own, so that all of it can be stopped at once.
public final class WatchedProcess {
  private let process: SpawnedProcess
  private let output: DescriptorReader
  /// Where there is none, for want of processes, what hangs outlives a shell that is killed.
  private var lifeline: Lifeline?

  /// Starts a program without input; what it writes to standard output and to standard error is one output.
  ///
  /// - Parameter folder: its working directory; by default, that of this process.
  public init(
    path: String, arguments: [String], environment: [String: String], folder: String? = nil
  ) throws(SystemError) {
    let pipe = try DescriptorPair.pipe()
    output = DescriptorReader(pipe.reading)
    lifeline = try? Lifeline()
    process = try SpawnedProcess(
      path: path, arguments: arguments, environment: environment, folder: folder,
      files: [
        STDIN_FILENO: .path("/dev/null"), STDOUT_FILENO: .open(pipe.writing), STDERR_FILENO: .open(pipe.writing),
      ])
    lifeline?.tie(process)
  }

  /// The output since the last call; empty after a short while without any, nil at the end.
  public func nextOutput() -> ArraySlice<UInt8>? {
    guard output.hasNews(within: 20) else { return [] }
    let bytes = output.readAvailable()
    return output.isAtEnd ? nil : bytes
  }

  /// Stops the program and every process that it started.
  ///
  /// It has a second to end what it has started, and to clean up. The compiler starts others in groups of their own, does
  /// not know of one that it is just starting, and takes long where others have the processors.
  public func stop() {
    process.sendToGroup(SIGINT)
    let deadline = ContinuousClock.now + .seconds(1)
    while process.isRunning, ContinuousClock.now < deadline { usleep(5000) }
    process.killSession()
    _ = waitForEnd()
  }

  /// Waits until it has ended.
  public func waitForEnd() -> SpawnedProcess.Ending {
    defer { lifeline = nil }
    return process.wait()
  }
}
