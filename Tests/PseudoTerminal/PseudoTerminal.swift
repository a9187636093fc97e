import Foundation
import LibC
import Platform

/// A program that runs in a terminal of its own, as a person would see it.
public final class PseudoTerminal {
  /// Why what was awaited did not happen.
  public enum Problem: Error, CustomStringConvertible {
    /// The time ran out; with the screen as it was.
    case notShown(String, screen: String)
    /// The program did not end by itself.
    case killed(screen: String)

    public var description: String {
      switch self {
      case .notShown(let text, let screen): "\"\(text)\" is not shown. The screen:\n\(screen)"
      case .killed(let screen): "the program was killed. The screen:\n\(screen)"
      }
    }
  }

  private let primary: Int32
  private let process: SpawnedProcess
  private var emulator: TerminalEmulator
  private var isOver = false
  private var answers: [String: String]
  /// All that was written to it, byte by byte.
  public private(set) var written: [UInt8] = []

  /// Starts a program with a terminal as its standard input, output and error.
  ///
  /// - Parameter answers: what the terminal types by itself, once, when something is written to it.
  public init(
    executable: String, arguments: [String] = [], environment: [String: String], columns: Int = 80, rows: Int = 40,
    answers: [String: String] = [:]
  ) throws {
    self.answers = answers
    emulator = TerminalEmulator(columns: columns)
    let terminal = try Self.open(columns: columns, rows: rows)
    // Held open until the program has opened it: a terminal that nobody has open counts as hung up.
    defer { close(terminal.secondary) }
    primary = terminal.primary
    process = try SpawnedProcess(
      path: executable, arguments: arguments, environment: environment,
      files: [
        STDIN_FILENO: .path(terminal.name), STDOUT_FILENO: .copy(of: STDIN_FILENO),
        STDERR_FILENO: .copy(of: STDIN_FILENO),
      ])
  }

  deinit {
    if !isOver {
      process.send(SIGKILL)
      process.wait()
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

  /// Sends the program a signal: `SIGTERM`, or `SIGKILL`, which ends it without a chance to clean up.
  public func send(_ signal: Int32) {
    process.send(signal)
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

  /// Takes what the program shows within some milliseconds. False once it has closed the terminal.
  public func look(milliseconds: Int32) -> Bool { readAvailable(waiting: milliseconds) }

  /// Takes all that the program shows for some milliseconds. False once it has closed the terminal.
  public func watch(milliseconds: Int) -> Bool {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while ContinuousClock.now < deadline {
      guard readAvailable(waiting: 20) else { return false }
    }
    return true
  }

  /// Whether the terminal is as a program finds it and has to leave it: it shows what is typed, and takes whole lines.
  public var isTidy: Bool {
    var modes = termios()
    let (input, local) = (tcflag_t(ICRNL), tcflag_t(ECHO | ICANON | ISIG))
    return tcgetattr(primary, &modes) == 0 && modes.c_iflag & input == input && modes.c_lflag & local == local
  }

  /// Whether a line is being edited in it: keys come one by one, Ctrl-C is a signal, and lines that are shown end well.
  public var takesKeys: Bool {
    var modes = termios()
    let local = tcflag_t(ISIG)
    return tcgetattr(primary, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) == 0 && modes.c_lflag & local == local
      && modes.c_oflag & tcflag_t(OPOST) != 0
  }

  /// Waits for the program to end.
  public func waitForExit(seconds: Double = 60) throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while readAvailable(waiting: 100) {
      if Date() >= deadline { throw Problem.notShown("the end of the program", screen: screen) }
    }
    isOver = true
    guard case .exit(let status) = process.wait() else { throw Problem.killed(screen: screen) }
    return status
  }

  /// Reads what there is. False once the program has closed the terminal.
  private func readAvailable(waiting milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = read(primary, &bytes, bytes.count)
    guard count > 0 else { return false }
    emulator.feed(bytes[..<count])
    written += bytes[..<count]
    for (question, answer) in answers where written.firstRange(of: Array(question.utf8)) != nil {
      answers[question] = nil
      type(answer)
    }
    return true
  }
}

// MARK: - The terminal

extension PseudoTerminal {
  /// Opens a terminal: the side on which a person would sit, and the side that a program sees.
  private static func open(columns: Int, rows: Int) throws -> (primary: Int32, secondary: Int32, name: String) {
    var primary: Int32 = -1
    var secondary: Int32 = -1
    var name = [CChar](repeating: 0, count: 1024)
    guard openpty(&primary, &secondary, &name, nil, nil) == 0 else { throw SystemError(code: errno) }
    for descriptor in [primary, secondary] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    setSize(of: primary, columns: columns, rows: rows)
    return (primary, secondary, String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  private static func setSize(of descriptor: Int32, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }
}
