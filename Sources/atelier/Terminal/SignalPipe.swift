import LibC
import Platform
import Synchronization

/// Turns signals into bytes that a poll loop can wait for.
enum SignalPipe {
  enum Signal: UInt8 {
    case interrupt = 1
    case resize = 2
    case goOn = 3
    case end = 4
  }

  private static let wasInterrupted = Atomic<Bool>(false)
  /// The number of the signal that came within `endingAfter`; 0 if none has.
  private static let lastSignal = Atomic<Int32>(0)
  /// Opened by `install()`, so that a signal's handler finds it open.
  private static let pipe = try? DescriptorPair.pipe()

  /// The descriptor that is readable when a signal has come.
  static var descriptor: Int32 { pipe?.reading.number ?? -1 }

  /// Whether Ctrl-C was pressed since `forgetInterrupt()`: what a long command asks now and then.
  static var isInterrupted: Bool { wasInterrupted.load(ordering: .relaxed) }

  static func forgetInterrupt() {
    wasInterrupted.store(false, ordering: .relaxed)
  }

  /// Begins to listen to Ctrl-C, to changes of the window's size, to `fg` after Ctrl-Z, and to the end of the terminal.
  static func install() {
    guard let pipe else { return }
    for end in [pipe.reading, pipe.writing] { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
    // Makes the flag, which a signal's handler must not be the first to ask for.
    forgetInterrupt()
    // Whoever writes where nobody reads any more, or more than a file may hold, is told so by what it calls.
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    signal(SIGINT) { _ in
      SignalPipe.wasInterrupted.store(true, ordering: .relaxed)
      SignalPipe.pass(on: .interrupt)
    }
    signal(SIGWINCH) { _ in SignalPipe.pass(on: .resize) }
    signal(SIGCONT) { _ in SignalPipe.pass(on: .goOn) }
    // So that what was started can be stopped first: a command that runs ends as by Ctrl-C. What does not hear of that
    // ends with the second signal. A terminal that is closed may send several, and nobody means anything by the second.
    for number in [SIGHUP, SIGTERM, SIGQUIT] {
      signal(number) { number in
        if number != SIGHUP { signal(number, SIG_DFL) }
        SignalPipe.wasInterrupted.store(true, ordering: .relaxed)
        SignalPipe.pass(on: .end)
      }
    }
  }

  /// Carries out what asks `isInterrupted`, in a program that signals end otherwise; it ends by the signal afterwards.
  ///
  /// What it has started is in sessions of its own, which no key reaches, and would go on without it.
  static func endingAfter<Result, Problem: Error>(_ work: () throws(Problem) -> Result) throws(Problem) -> Result {
    forgetInterrupt()
    // Whoever has started this program may have it ignore some, as nohup does.
    let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { !isIgnored($0) }
    let before = numbers.map { number in
      var old = sigaction()
      sigaction(number, nil, &old)
      signal(number) { number in
        SignalPipe.lastSignal.store(number, ordering: .relaxed)
        SignalPipe.wasInterrupted.store(true, ordering: .relaxed)
      }
      return old
    }
    defer {
      for (number, old) in zip(numbers, before) { withUnsafePointer(to: old) { _ = sigaction(number, $0, nil) } }
      let number = lastSignal.exchange(0, ordering: .relaxed)
      if number != 0 { raise(number) }
    }
    return try work()
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    // The handler comes first everywhere, under names of the system's own; SIG_IGN is 1.
    return withUnsafeBytes(of: action) { $0.load(as: Int.self) } == 1
  }

  /// The signals that came since the last call.
  static func takeSignals() -> [Signal] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? bytes[..<count].compactMap(Signal.init) : []
  }

  /// Leaves a signal to those who look next.
  static func putBack(_ signal: Signal) { pass(on: signal) }

  /// Waits for a descriptor to have something to read, or for a signal to stop or to end, which is left to who looks next.
  ///
  /// readline waits for more keys by itself where it knows that more must come, as for the end of what is pasted. Ctrl-C
  /// takes away what waits in the terminal, so that the end may never come.
  ///
  /// - Returns: whether it was such a signal.
  static func isEnding(before input: Int32) -> Bool {
    var others: [Signal] = []
    defer { others.forEach(putBack) }
    while true {
      var descriptors = [input, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { continue }
      if descriptors[0].revents != 0 { return false }
      let signals = takeSignals()
      others += signals
      if signals.contains(.interrupt) || signals.contains(.end) { return true }
    }
  }

  private static func pass(on signal: Signal) {
    var byte = signal.rawValue
    let saved = errno
    if let pipe { write(pipe.writing.number, &byte, 1) }
    errno = saved
  }
}
