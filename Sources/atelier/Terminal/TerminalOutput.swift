import Foundation
import Shell
import TerminalText

/// Writes what the shell shows: answers to standard output, and in a script everything else to standard error.
enum TerminalOutput {
  /// Erases the line that the cursor is on, and goes to its beginning.
  private static let eraseLine = "\r\u{1B}[K"

  /// Shows what the shell is waiting for, on a line that the next answer or prompt replaces.
  static func showProgress(_ text: String) {
    overwriteLine(with: styled(StyledText(text, .dim)) + "\r")
  }

  /// Erases the line of `showProgress`.
  static func endProgress() {
    overwriteLine(with: "")
  }

  private static func overwriteLine(with text: String) {
    guard SystemTerminal.isInteractive, SystemTerminal.hasStyles else { return }
    write(eraseLine + text, to: .standardOutput)
  }

  /// Writes an answer or a notice.
  static func show(_ output: Output) {
    endProgress()
    let text = styled(output.text) + "\n"
    let isAnswer = output.kind == .result || SystemTerminal.isInteractive
    let handle = isAnswer ? FileHandle.standardOutput : FileHandle.standardError
    write(text, to: handle)
  }

  /// Ends the program if its output cannot be written: the reader of a pipe has ended, or a disk is full.
  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      if let code = cause?.code, code != Int(EPIPE) {
        let complaint = "the answers cannot be written: \(String(cString: strerror(Int32(code))))\n"
        try? FileHandle.standardError.write(contentsOf: Data(complaint.utf8))
      }
      exit(Status.failed.exitCode)
    }
  }

  /// The text as this terminal can show it.
  static func styled(_ text: StyledText) -> String {
    SystemTerminal.hasStyles ? text.ansi(colour: SystemTerminal.hasColour) : text.plain
  }
}
