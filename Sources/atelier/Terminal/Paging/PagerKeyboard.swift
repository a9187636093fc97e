import LibC

/// Reads keys one at a time, as long as no line is being edited.
struct PagerKeyboard {
  /// What came while it waited.
  enum News {
    case bytes([UInt8])
    case signals([SignalPipe.Signal])
    /// Nobody can press a key any more.
    case end
  }

  private let modes: termios

  /// Takes each key at once from now on, and shows none; nil where there is no terminal.
  init?() {
    guard let modes = SystemTerminal.modes else { return nil }
    self.modes = modes
    takeKeys()
  }

  /// Takes the terminal's keys again after another program has had it.
  func takeKeys() {
    var raw = modes
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
  }

  /// Gives the terminal back: what is typed is for the next line.
  func end() { SystemTerminal.setEcho(false) }

  /// What has been typed already; nil if that is nothing.
  func waiting() -> [UInt8]? {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 0) > 0, descriptor.revents & Int16(POLLIN) != 0 else { return nil }
    return Self.takeBytes()
  }

  /// Waits for a key or a signal.
  func news() -> News {
    var descriptors = [STDIN_FILENO, SignalPipe.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&descriptors, nfds_t(descriptors.count), -1) < 0 {
      guard errno == EINTR else { return .end }
    }
    if descriptors[1].revents != 0 { return .signals(SignalPipe.takeSignals()) }
    return Self.takeBytes().map(News.bytes) ?? .end
  }

  private static func takeBytes() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
