import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that runs in a terminal of its own, as a person would see it.
public final class PseudoTerminal {
  /// Why a program could not be started, or did not show what was awaited.
  public enum Problem: Error, CustomStringConvertible {
    case start(String)
    /// The time ran out; with the screen as it was.
    case notShown(String, screen: String)

    public var description: String {
      switch self {
      case .start(let reason): "cannot start: \(reason)"
      case .notShown(let text, let screen): "\"\(text)\" is not shown. The screen:\n\(screen)"
      }
    }
  }

  private let primary: Int32
  private let process: pid_t
  private var emulator: TerminalEmulator
  private var status: Int32?

  /// Starts a program with a terminal as its standard input, output and error.
  public init(
    executable: String, arguments: [String] = [], environment: [String: String], columns: Int = 80, rows: Int = 40
  ) throws {
    emulator = TerminalEmulator(columns: columns)
    (primary, process) = try Self.start([executable] + arguments, environment, columns: columns, rows: rows)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(primary)
  }

  /// What the terminal shows, all lines that have been written, without blank ends.
  public var screen: String { emulator.text }

  /// Types keys, as bytes: `"\t"`, `"\u{3}"` for Ctrl-C, `"\u{4}"` for Ctrl-D, `"\u{1B}[A"` for the up arrow.
  public func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(primary, bytes, bytes.count)
  }

  /// Gives the window another size, which the program hears of through SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    Self.setSize(of: primary, columns: columns, rows: rows)
    emulator.columns = columns
  }

  /// Waits until the screen holds a text `count` times.
  ///
  /// - Throws: `Problem.notShown` once `seconds` have passed.
  @discardableResult
  public func wait(for text: String, count: Int = 1, seconds: Double = 60) throws -> String {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while screen.components(separatedBy: text).count - 1 < count {
      guard Date() < deadline, readAvailable(waiting: 100) else { throw Problem.notShown(text, screen: screen) }
    }
    return screen
  }

  /// Waits for the program to end.
  public func waitForExit(seconds: Double = 60) throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while readAvailable(waiting: 100) {
      if Date() >= deadline { throw Problem.notShown("the end of the program", screen: screen) }
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    self.status = status
    return (status >> 8) & 0xff
  }

  /// Reads what there is. False once the program has closed the terminal.
  private func readAvailable(waiting milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(primary, &bytes, bytes.count)
    guard count > 0 else { return false }
    emulator.feed(bytes[..<count])
    return true
  }
}

// MARK: - Starting

extension PseudoTerminal {
  private static func setSize(of descriptor: Int32, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Starts a program in a session of its own, so that the terminal which it opens first becomes its controlling one.
  private static func start(
    _ words: [String], _ environment: [String: String], columns: Int, rows: Int
  ) throws -> (primary: Int32, process: pid_t) {
    var primary: Int32 = -1
    var secondary: Int32 = -1
    var name = [CChar](repeating: 0, count: 1024)
    guard openpty(&primary, &secondary, &name, nil, nil) == 0 else {
      throw Problem.start("no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    defer { close(secondary) }
    for descriptor in [primary, secondary] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    setSize(of: primary, columns: columns, rows: rows)

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
    posix_spawnattr_setflags(&attributes, newSession)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    var arguments = words.map { strdup($0) }
    var variables = environment.map { strdup("\($0)=\($1)") }
    defer { for text in arguments + variables { free(text) } }
    arguments.append(nil)
    variables.append(nil)
    var process: pid_t = 0
    let status = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    guard status == 0 else { throw Problem.start(String(cString: strerror(status))) }
    return (primary, process)
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
