import LibC

/// Kills a child process and what is in its group when this process has ended, however that came.
///
/// A small shell waits for the end of a pipe that only this process holds open: nothing else hears of a SIGKILL on every
/// system. It is there before the child is, which it is told of as soon as that has started. It goes when the lifeline is
/// released, which has to be done once the child has ended.
final class Lifeline {
  private let watcher: SpawnedProcess
  /// Open as long as this process lives.
  private let held: Descriptor

  /// Waits for a process to be tied to this one.
  init() throws(SystemError) {
    let pipe = try DescriptorPair.pipe()
    held = pipe.writing
    watcher = try SpawnedProcess(
      path: "/bin/sh", arguments: ["-c", "read group && { read end; kill -KILL -$group; }"], environment: [:],
      files: [
        STDIN_FILENO: .open(pipe.reading), STDOUT_FILENO: .path("/dev/null"), STDERR_FILENO: .path("/dev/null"),
      ])
  }

  /// Ties a process in a session of its own to this one.
  func tie(_ process: SpawnedProcess) {
    held.write(Array("\(process.id)\n".utf8))
  }

  deinit {
    // Before the pipe is closed: the child's number may belong to another process by now.
    watcher.send(SIGKILL)
    watcher.wait()
  }
}
