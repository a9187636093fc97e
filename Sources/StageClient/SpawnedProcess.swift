#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A child process in a process group of its own, so that Ctrl-C in the shell does not reach it.
struct SpawnedProcess {
  let id: pid_t

  /// Starts an executable.
  ///
  /// - Parameter descriptors: what the child finds under each number; everything else is closed to it.
  init(path: String, environment: [String: String], descriptors: [Int32: Int32]) throws(StageFailure) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    for (number, descriptor) in descriptors { posix_spawn_file_actions_adddup2(&actions, descriptor, number) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

    var id: pid_t = 0
    let status = withCStrings([path]) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&id, path, &actions, &attributes, arguments, environment)
      }
    }
    guard status == 0 else { throw StageFailure(.launch(path: path, reason: String(cString: strerror(status)))) }
    self.id = id
  }

  func kill(_ signal: Int32) {
    #if canImport(Glibc)
      _ = Glibc.kill(id, signal)
    #elseif canImport(Musl)
      _ = Musl.kill(id, signal)
    #elseif canImport(Darwin)
      _ = Darwin.kill(id, signal)
    #endif
  }

  /// How the process ended; waits until it has.
  func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exit(status: (status >> 8) & 0xff) : .signal(signal)
  }

  enum Ending {
    case exit(status: Int32)
    case signal(Int32)
  }
}

/// Calls `body` with a C array of C strings that ends with a null pointer, as `posix_spawn` wants it.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
