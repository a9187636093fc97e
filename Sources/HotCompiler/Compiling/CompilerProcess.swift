import Foundation
import Platform

/// A running compiler and the pipe that its words come through.
final class CompilerProcess {
  private let process: SpawnedProcess
  private let output: Int32

  init(path: String, arguments: [String], environment: [String: String]) throws(SystemError) {
    let pipe = try DescriptorPair.pipe()
    defer { close(pipe.writing) }
    output = pipe.reading
    process = try SpawnedProcess(
      path: path, arguments: arguments, environment: environment,
      files: [
        STDIN_FILENO: .path("/dev/null"), STDOUT_FILENO: .descriptor(pipe.writing),
        STDERR_FILENO: .descriptor(pipe.writing),
      ])
  }

  deinit {
    close(output)
  }

  /// What has been written since, empty after a short while without any; nothing at the end.
  func nextOutput() -> ArraySlice<UInt8>? {
    var poller = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, 20) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(output, &buffer, buffer.count)
    guard count != 0 else { return nil }
    return count > 0 ? buffer[..<count] : []
  }

  /// Stops the compiler and all that it has started.
  func stop() {
    process.sendToGroup(SIGKILL)
    process.wait()
  }

  /// Waits for its end.
  func waitForEnd() -> SpawnedProcess.Ending { process.wait() }
}
