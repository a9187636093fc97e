import Foundation
import Platform

/// A running compiler and the pipe that its words come through.
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

  /// What has been written since, empty after a short while without any; nothing at the end.
  func nextOutput() -> ArraySlice<UInt8>? {
    guard output.hasNews(within: 20) else { return [] }
    let bytes = output.readAvailable()
    return output.isAtEnd ? nil : bytes
  }

  /// Stops the compiler and all that it has started.
  func stop() {
    process.sendToGroup(SIGKILL)
    process.wait()
  }

  /// Waits for its end.
  func waitForEnd() -> SpawnedProcess.Ending { process.wait() }
}
