import LibC

/// The terminal that this process runs in, as the system describes it.
enum SystemTerminal {
  /// Whether a person sits at both ends: keys come in, and text goes out to a screen.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Ctrl-D.
  static let end: Int32 = 0x04
  /// What arrives for a Ctrl-D that was pressed while nobody read keys: the terminal takes it for the end of input, and
  /// hands a NUL to who reads keys later.
  static let lateEnd: Int32 = 0

  /// How many columns the terminal shows, 80 where that is not known.
  static var width: Int { width(of: STDOUT_FILENO) }

  /// How many columns the terminal shows at a descriptor, 80 where that is not known.
  static func width(of descriptor: Int32) -> Int {
    size(of: descriptor).map { Int($0.ws_col) }.flatMap { $0 > 0 ? $0 : nil } ?? variable("COLUMNS").flatMap { Int($0) }
      ?? 80
  }

  /// How many rows the terminal shows; nil where that is not known.
  static var height: Int? { size(of: STDOUT_FILENO).map { Int($0.ws_row) }.flatMap { $0 > 0 ? $0 : nil } }

  private static func size(of descriptor: Int32) -> winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// The modes that the shell was started with; nil where there is no terminal.
  ///
  /// Whatever else has opened the terminal since, as an app can by its path, may have left it in any.
  static let modes: termios? = {
    var modes = termios()
    return tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
  }()

  /// Sets whether the terminal itself shows what is typed; all else is as the shell has found it.
  static func setEcho(_ isOn: Bool) {
    guard var modes else { return }
    if isOn { modes.c_lflag |= tcflag_t(ECHO) } else { modes.c_lflag &= ~tcflag_t(ECHO) }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
