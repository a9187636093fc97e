import Foundation
import Platform

/// A running compiler and the pipe of its output.
final class CompilerProcess {
  private let process: SpawnedProcess
  private let output: DescriptorReader

  init(
    path: String, arguments: [String], environment: [String: String], folder: String?
  ) throws(SystemError) {
    let pipe = try DescriptorPair.pipe()
    output = DescriptorReader(pipe.reading)
    process = try SpawnedProcess(
      path: path, arguments: arguments, environment: environment, folder: folder,
      files: [
        STDIN_FILENO: .path("/dev/null"), STDOUT_FILENO: .open(pipe.writing), STDERR_FILENO: .open(pipe.writing),
      ])
  }

  /// The output since the last call; empty after a short while without any, nil at the end.
  func nextOutput() -> ArraySlice<UInt8>? {
    guard output.hasNews(within: 20) else { return [] }
    let bytes = output.readAvailable()
    return output.isAtEnd ? nil : bytes
  }

  /// Stops the compiler and every process that it started.
  func stop() {
    process.sendToGroup(SIGKILL)
    process.wait()
  }

  /// Waits until it has ended.
  func waitForEnd() -> SpawnedProcess.Ending { process.wait() }
}
