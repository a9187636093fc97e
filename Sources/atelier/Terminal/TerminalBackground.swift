import Foundation
import LibC
import TerminalText

/// What a terminal answers to the question for the colour behind its text.
///
/// A second question stands behind it that every terminal answers, so that nobody waits for one that does not know the
/// first: https://invisible-island.net/xterm/ctlseqs/ctlseqs.html (OSC 11, DA1).
struct TerminalBackground {
  static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
  /// How an answer begins that comes later than it was waited for, and the byte with which it ends.
  static let lateAnswers: [(start: String, end: UInt8)] = [
    ("\\e]11;", UInt8(ascii: "\\")), ("\\e[?", UInt8(ascii: "c")),
  ]
  /// A person does not notice it; a terminal behind a slow line answers later.
  private static let patience: Duration = .milliseconds(150)

  /// Which theme fits; nil if the terminal has not said.
  private(set) var theme: Palette.Theme?
  /// Whether nothing more is to be waited for.
  private(set) var isComplete = false
  /// What was typed meanwhile.
  private(set) var typed: [UInt8] = []

  /// Reads what has come from a terminal.
  init(in bytes: [UInt8]) {
    var text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    let number = "([0-9a-fA-F]{1,4})"
    if let colour = try? Regex<(Substring, Substring, Substring, Substring)>(
      "\\x1B\\]11;rgba?:\(number)/\(number)/\(number)(?:/[0-9a-fA-F]{1,4})?(?:\\x07|\\x1B\\\\)"
    ).matchingSemantics(.unicodeScalar), let match = text.firstMatch(of: colour) {
      let parts = [match.1, match.2, match.3].map { Double(Int($0, radix: 16) ?? 0) / (pow(16, Double($0.count)) - 1) }
      // Rec. 601, as terminals and editors do it.
      let brightness = zip(parts, [0.299, 0.587, 0.114]).reduce(0) { $0 + $1.0 * $1.1 }
      theme = brightness < 0.5 ? .dark : .light
      text.removeSubrange(match.range)
    }
    let attributes = /\u{1B}\[\?[0-9;]*c/.matchingSemantics(.unicodeScalar)
    if let match = text.firstMatch(of: attributes) {
      isComplete = true
      text.removeSubrange(match.range)
    }
    typed = text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
  }

  /// Asks the terminal at which a person sits; nil if it cannot be asked.
  static func ask() -> TerminalBackground? {
    var (input, output) = (stat(), stat())
    var modes = termios()
    guard fstat(STDIN_FILENO, &input) == 0, fstat(STDOUT_FILENO, &output) == 0, input.st_rdev == output.st_rdev,
      tcgetattr(STDIN_FILENO, &modes) == 0
    else { return nil }
    var quiet = modes
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(STDIN_FILENO, TCSANOW, &quiet) == 0 else { return nil }
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &modes) }
    try? FileHandle.standardOutput.write(contentsOf: Data(question.utf8))
    let deadline = ContinuousClock.now + patience
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1024)
    while !TerminalBackground(in: bytes).isComplete {
      let left = (deadline - .now).components
      let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
      var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard milliseconds > 0 else { break }
      guard poll(&descriptor, 1, Int32(milliseconds)) > 0 else { continue }
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count <= 0 { break }
      bytes += piece[..<count]
    }
    return TerminalBackground(in: bytes)
  }
}
