import Foundation
import Shell
import TerminalText

/// Writes what the shell shows: answers to standard output, and in a script everything else to standard error.
struct TerminalOutput: Sendable {
  /// How text can be made to stand out.
  enum Styling: Sendable {
    case none
    /// Bold and the like, without colours.
    case emphasis
    case colours
  }

  /// The output of this process.
  static let standard = TerminalOutput(
    isInteractive: SystemTerminal.isInteractive,
    styling: !SystemTerminal.hasStyles ? .none : SystemTerminal.hasColour ? .colours : .emphasis,
    standardOutput: .standardOutput, standardError: .standardError)

  /// Erases the line that the cursor is on, and goes to its beginning.
  private static let eraseLine = "\r\u{1B}[K"

  /// Goes to the window's first row, and erases all of it.
  private static let clear = "\u{1B}[H\u{1B}[2J"

  /// Whether a person watches, and not a script.
  let isInteractive: Bool
  let styling: Styling
  let standardOutput: FileHandle
  let standardError: FileHandle

  /// Shows what the shell is waiting for, on a line that the next answer or prompt replaces.
  func showProgress(_ text: String) {
    overwriteLine(with: styled(StyledText(text, .dim)) + "\r")
  }

  /// Erases the line of `showProgress`.
  func endProgress() {
    overwriteLine(with: "")
  }

  /// Empties the window, where it can be; what was in it before is above it.
  func clearWindow() {
    guard isInteractive, styling != .none else { return }
    write(Self.clear, to: standardOutput)
  }

  private func overwriteLine(with text: String) {
    guard isInteractive, styling != .none else { return }
    write(Self.eraseLine + text, to: standardOutput)
  }

  /// Writes an answer or a notice.
  func show(_ output: Output) {
    endProgress()
    if output.clearsWindow { clearWindow() }
    let isAnswer = output.kind == .result || isInteractive
    write(styled(output.text) + "\n", to: isAnswer ? standardOutput : standardError)
  }

  /// Ends the program if its output cannot be written: the reader of a pipe has ended, or a disk is full.
  private func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      if let code = cause?.code, code != Int(EPIPE) {
        let complaint = "the answers cannot be written: \(String(cString: strerror(Int32(code))))\n"
        try? standardError.write(contentsOf: Data(complaint.utf8))
      }
      exit(Status.failed.exitCode)
    }
  }

  /// The text as this terminal can show it.
  func styled(_ text: StyledText) -> String {
    styling == .none ? text.plain : text.ansi(colour: styling == .colours)
  }
}
