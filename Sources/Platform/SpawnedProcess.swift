import Foundation
import LibC

/// A child process that no key of its parent's terminal reaches, unless it is in the group of its parent.
///
/// It starts with no signal ignored or blocked. Its files are given by number; it inherits all others, except those
/// that are closed in children, as those of `DescriptorPair` are.
///
/// swift-subprocess cannot take its place: it passes on standard input, output and error only, where a stage needs more
/// pipes, has no hook for the child's address layout on Linux, and waits in async code, where the shell polls.
public struct SpawnedProcess: Sendable {
  /// What a child's file descriptor refers to when it starts.
  public enum File: Sendable {
    /// An open file of its parent.
    case open(Descriptor)
    /// A duplicate of another of its own files, with a smaller number.
    case copy(of: Int32)
    /// A file that it opens for itself, to read and write.
    case path(String)
  }

  /// The process group that it belongs to.
  public enum Group: Sendable {
    /// That of a session of its own, whose terminal is the first that it opens. All that it has started can be killed.
    ///
    /// A group of its own within the parent's session would not do. Ctrl-Z that comes while the child is being started
    /// stops it before it runs the program, and `fg` wakes the parent's group only: the parent would wait for ever. In
    /// another session nobody could wake it, so the system does not stop it.
    case session
    /// That of its parent, so that the keys which send signals reach both.
    case parent
  }

  /// How a process ended.
  public enum Ending: Hashable, Sendable {
    /// By itself.
    case exit(status: Int32)
    /// By a signal of this number.
    case signal(Int32)
    /// By the system, since it had used up its processor time: `ulimit -t`.
    case outOfTime
  }

  /// Its number, which is that of its group where it has a session of its own.
  let id: pid_t
  /// The variable, with its value, by which what the process has started is known; nil unless it has a session.
  private let familyMark: String?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - folder: its working directory; by default, that of this process.
  ///   - files: its files by number, opened in the order of the numbers.
  ///   - hasFixedAddresses: whether its memory has the same addresses in every run, where the system allows that.
  public init(
    path: String, arguments: [String] = [], environment: [String: String], folder: String? = nil, files: [Int32: File],
    group: Group = .session, hasFixedAddresses: Bool = false
  ) throws(SystemError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    for (number, file) in files.sorted(by: { $0.key < $1.key }) {
      switch file {
      case .open(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
      case .copy(let other): posix_spawn_file_actions_adddup2(&actions, other, number)
      case .path(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      }
    }

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | (group == .session ? Self.newSession : 0))

    let familyMark = group == .session ? "ATELIER_FAMILY=\(UUID().uuidString)" : nil
    var id: pid_t = 0
    let status = withCStrings([path] + arguments) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" } + [familyMark].compactMap(\.self)) { environment in
        // The actions only know the numbers of the files, which must stay open until the child has them.
        let spawn = {
          withExtendedLifetime(files) { posix_spawn(&id, path, &actions, &attributes, arguments, environment) }
        }
        return hasFixedAddresses ? AddressLayout.fixed(spawn) : spawn()
      }
    }
    guard status == 0 else { throw SystemError(code: status) }
    self.id = id
    self.familyMark = familyMark
  }

  /// Sends a signal to the process alone.
  public func send(_ signal: Int32) {
    kill(id, signal)
  }

  /// Sends a signal to the process, and to what it has started that is in no group of its own.
  public func sendToGroup(_ signal: Int32) {
    kill(-id, signal)
  }

  /// Kills a process that was started in a session of its own, and all that it has started, also in groups and sessions
  /// of their own.
  ///
  /// What has begun a session itself, as a daemon does, is found on Linux. What has left its environment, too, is found as
  /// long as the process has not ended, if all that has started it is there still or the process takes in orphans.
  public func killSession() {
    // Stopped, so that it starts no more while what it has started is looked for, and is still there to be asked.
    send(SIGSTOP)
    for _ in 1...3 {
      let started = Self.descendants(of: id)
      if started.isEmpty { break }
      for other in started { kill(other, SIGKILL) }
    }
    sendToGroup(SIGKILL)
    // Who is killed may just have started another.
    for _ in 1...3 {
      let others = Self.allProcesses.filter { $0 != id && (getsid($0) == id || isMarked($0)) }
      if others.isEmpty { return }
      for other in others { kill(other, SIGKILL) }
    }
  }

  /// Whether a process that has not ended has the environment that this one has handed on.
  private func isMarked(_ other: pid_t) -> Bool {
    guard let familyMark else { return false }
    let environment = FileManager.default.contents(atPath: "/proc/\(other)/environ")
    return environment?.range(of: Data(familyMark.utf8)) != nil
  }

  /// What a process has started and not asked about the end of, and what that has started; on Linux only.
  private static func descendants(of process: pid_t) -> [pid_t] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    let children = tasks.flatMap { task -> [pid_t] in
      let list = FileManager.default.contents(atPath: "/proc/\(process)/task/\(task)/children") ?? Data()
      return String(decoding: list, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
    return children + children.flatMap(descendants)
  }

  /// The numbers of all processes of the system.
  private static var allProcesses: [pid_t] {
    #if canImport(Darwin)
      var numbers = [pid_t](repeating: 0, count: Int(max(0, proc_listallpids(nil, 0))) + 64)
      let count = proc_listallpids(&numbers, Int32(numbers.count * MemoryLayout<pid_t>.stride))
      return Array(numbers.prefix(Int(max(0, count))))
    #else
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
      return (names ?? []).compactMap { pid_t($0) }
    #endif
  }

  /// Whether the process has not ended yet. After that, `wait` still returns how it ended.
  public var isRunning: Bool {
    var information = siginfo_t()
    let isAsked = waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0
    #if canImport(Darwin)
      return isAsked && information.si_pid == 0
    #else
      return isAsked && information.si_signo == 0
    #endif
  }

  /// How long the process's main thread has been ready to run while others had the processors; zero if the system does
  /// not say.
  public var timeInQueue: Duration {
    // On Linux: nanoseconds that it ran, nanoseconds that it waited, how often it got its turn.
    let file = open("/proc/\(id)/schedstat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return .zero }
    let descriptor = Descriptor(owning: file)
    var bytes = [UInt8](repeating: 0, count: 96)
    let count = read(descriptor.number, &bytes, bytes.count)
    let numbers = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(separator: " ")
    return numbers.count > 1 ? .nanoseconds(Int64(numbers[1]) ?? 0) : .zero
  }

  /// Waits until the process has ended.
  @discardableResult
  public func wait() -> Ending {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    let signal = status & 0x7f
    if signal == 0 { return .exit(status: (status >> 8) & 0xff) }
    // The first limit is told by a signal of its own, the last by the one that cannot be caught.
    let isOutOfTime = signal == SIGXCPU || signal == SIGKILL && ProcessorTime.isUsedUp(Duration(usage))
    return isOutOfTime ? .outOfTime : .signal(signal)
  }

  /// `POSIX_SPAWN_SETSID`, which Swift does not see on Linux.
  private static var newSession: Int16 {
    #if canImport(Darwin)
      Int16(POSIX_SPAWN_SETSID)
    #else
      0x80
    #endif
  }
}

/// Calls `body` with a C array of C strings that ends with a null pointer, as `posix_spawn` expects it.
private func withCStrings<Result>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}

#if !canImport(Darwin)
  /// glibc and musl have it, and hide its declaration from strict POSIX code.
  @_silgen_name("posix_spawn_file_actions_addchdir_np")
  @discardableResult
  private func posix_spawn_file_actions_addchdir_np(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ folder: UnsafePointer<CChar>
  ) -> Int32
#endif
