import Foundation
import LibC
import Shell
import Synchronization
import TerminalText

/// Writes what the shell shows: answers to standard output, and in a script everything else to standard error.
struct TerminalOutput: Sendable {
  /// How text can be made to stand out.
  enum Styling: Hashable, Sendable {
    case none
    /// By escape sequences for these colours.
    case palette(Palette)
  }

  private struct Choices {
    var colour = TerminalColours.Choice.auto
    var theme = Palette.Theme.auto
    /// What fits the terminal's background, where that has said what it is.
    var background: Palette.Theme?
  }

  private static let choices = Mutex(Choices())

  /// The output of this process.
  static var standard: TerminalOutput {
    let choices = choices.withLock(\.self)
    let colours = TerminalColours(
      environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1, choice: choices.colour,
      background: choices.background)
    return TerminalOutput(
      isInteractive: SystemTerminal.isInteractive, styling: colours.styling(theme: choices.theme),
      standardOutput: .standardOutput, standardError: .standardError)
  }

  /// Colours the output of this process as was asked for.
  static func use(_ choice: TerminalColours.Choice) { choices.withLock { $0.colour = choice } }

  /// Colours the output of this process for a background.
  static func use(_ theme: Palette.Theme) { choices.withLock { $0.theme = theme } }

  /// Colours the output of this process for the background that the terminal has, where no other is set.
  static func use(background: Palette.Theme) { choices.withLock { $0.background = background } }

  /// Erases the line that the cursor is on, and goes to its beginning.
  private static let eraseLine = "\r\u{1B}[K"

  /// Goes to the window's first row, and erases all of it.
  private static let clear = "\u{1B}[H\u{1B}[2J"

  /// Whether a person watches, and not a script.
  let isInteractive: Bool
  let styling: Styling
  let standardOutput: FileHandle
  let standardError: FileHandle

  /// Shows what is waited for, on a line that the next answer or prompt replaces. Where nobody would see it, it shows
  /// nothing.
  func showProgress(_ text: String) {
    guard isInteractive, styling != .none else { return }
    let place = ProgressLine.Place(width: { SystemTerminal.width }) { line in
      // Nobody could be told on the thread that this is on.
      let text = Self.eraseLine + (line.isEmpty ? "" : styled(StyledText(line, .accent)) + "\r")
      try? standardOutput.write(contentsOf: Data(text.utf8))
    }
    ProgressLine.shared.show(text, in: place)
  }

  /// Erases the line that the cursor is on: that of `showProgress`, or the status of a page.
  func eraseStatus() { overwriteLine(with: "") }

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
    eraseStatus()
    if output.clearsWindow {
      clearWindow()
      if output.text.isEmpty, styling != .none || !isInteractive { return }
      if output.text.isEmpty {
        return show(Output(.notice, "this terminal cannot empty its window: TERM says that it knows no such sequence"))
      }
    }
    let isAnswer = output.kind == .result || isInteractive
    write(styled(output.text) + "\n", to: isAnswer ? standardOutput : standardError)
  }

  /// Writes a line that is not an answer of the shell to standard output, each control character as a sign.
  func say(_ line: String) { write(Self.harmless(line) + "\n", to: standardOutput) }

  /// Writes a line to standard error, each control character as a sign.
  func complain(_ line: String) { write(Self.harmless(line) + "\n", to: standardError) }

  /// Writes a text to standard output: byte by byte for another program, and for a terminal with signs for control
  /// characters.
  func pass(_ text: String) {
    write(isatty(standardOutput.fileDescriptor) == 1 ? Self.harmless(text) : text, to: standardOutput)
  }

  /// Writes a question to standard output, behind which the cursor stays.
  func ask(_ question: String) { write(Self.harmless(question), to: standardOutput) }

  /// The text without what a terminal would carry out, whoever has written the names that are in it.
  private static func harmless(_ text: String) -> String { StyledText(text).plain }

  /// Ends the program if its output cannot be written: the reader of a pipe has ended, or a disk is full.
  private func write(_ text: String, to handle: FileHandle) {
    ProgressLine.shared.end()
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

  /// Writes rows below what is there, in the place of the status.
  func showRows(_ rows: some Sequence<StyledText>) {
    write(Self.eraseLine + rows.map { styled($0) + "\n" }.joined(), to: standardOutput)
  }

  /// Writes rows in an empty window.
  func showPage(_ rows: some Sequence<StyledText>) {
    clearWindow()
    showRows(rows)
  }

  /// Writes the last row of a page, behind which the cursor stays.
  func showStatus(_ text: StyledText) { overwriteLine(with: styled(text)) }

  /// The text as this terminal can show it.
  func styled(_ text: StyledText) -> String {
    switch styling {
    case .none: text.plain
    case .palette(let palette): text.ansi(palette)
    }
  }
}
