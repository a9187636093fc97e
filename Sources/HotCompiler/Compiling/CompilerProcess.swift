import Foundation

/// A running compiler and the pipe that its words come through.
final class CompilerProcess {
  private let id: pid_t
  private let output: Int32

  init(path: String, arguments: [String], environment: [String: String]) throws(CompilerRun.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .launch(reason: String(cString: strerror(errno))) }
    // No other child may hold the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

    var id: pid_t = 0
    let status = CompilerProcess.withCStrings([path] + arguments) { arguments in
      CompilerProcess.withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&id, path, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else {
      close(ends[0])
      throw .launch(reason: String(cString: strerror(status)))
    }
    self.id = id
    output = ends[0]
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
    kill(-id, SIGKILL)
    _ = waitForEnd()
  }

  /// Whether it has done what it was asked to.
  func waitForEnd() -> Bool {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }

  /// Calls `body` with a C array of C strings that ends with a null pointer, as `posix_spawn` wants it.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
