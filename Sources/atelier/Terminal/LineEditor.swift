@preconcurrency import CReadline
import Foundation
import Platform
import Shell

/// GNU readline through its callback interface: it takes each key and returns whole lines.
///
/// readline keeps its state in globals, so there is one editor.
@MainActor
final class LineEditor {
  static let shared = LineEditor()

  /// Called with each line that was entered; nil at the end of input.
  var onLine: (String?) -> Void = { _ in }
  /// Called when Ctrl-L has emptied the window, in which the line is being edited still.
  var onClear: () -> Void = {}

  private var prompt = ""
  /// Whether a line is being edited.
  private(set) var isEditing = false
  /// What stands on the line, as long as no key was pressed that edits it.
  private var suggestion: String?
  /// Whether it is still to be put there.
  private var isSuggestionDue = false
  private var historyFile: String?
  /// Ctrl-@, which changes nothing but the mark.
  private static let setMark: Int32 = 0
  private static let escape: Int32 = 27
  /// How many milliseconds the rest of an arrow may take to come over a slow line.
  private static let patience: Int32 = 50
  /// Ctrl-L, which edits nothing.
  private static let clearWindow: Int32 = 12
  /// Whether the last key was that.
  private var isWindowCleared = false
  /// What was typed before the line began.
  private var typedAhead: ArraySlice<UInt8> = []

  private init() {
    // The name under which ~/.inputrc can address this program: `$if atelier`.
    rl_readline_name = UnsafePointer(strdup("atelier"))
    rl_catch_signals = 0
    rl_catch_sigwinch = 0
    rl_change_environment = 0
    rl_getc_function = { file in
      guard let file else { return EOF }
      return MainActor.assumeIsolated { LineEditor.shared.nextKey(in: file) }
    }
    // Between two lines nothing that is typed is shown at once: the next prompt shows it, in its place. readline shows
    // keys where the terminal would.
    rl_prep_term_function = { meta in
      SystemTerminal.setEcho(true)
      rl_prep_terminal(meta)
    }
    rl_deprep_term_function = {
      rl_deprep_terminal()
      SystemTerminal.setEcho(false)
    }
    for answer in TerminalBackground.lateAnswers { rl_bind_keyseq(answer.start, Self.passOver) }
    using_history()
    stifle_history(2000)
    ReadlineCompletion.install()
  }

  /// Takes an answer of the terminal that comes later than it was waited for, so that it is not on the line.
  private static let passOver: @convention(c) (Int32, Int32) -> Int32 = { _, last in
    let end = TerminalBackground.lateAnswers.first { $0.start.utf8.last == UInt8(truncatingIfNeeded: last) }?.end
    // No answer is longer; and a key that is not part of one must not be waited for.
    for _ in 0..<64 {
      let key = rl_read_key()
      if key == EOF || key == 7 || end.map({ key == Int32($0) }) ?? true { break }
    }
    return 0
  }

  /// Reads the history of earlier sessions, and adds each line of this one to it.
  func keepHistory(in file: URL) {
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // readline would wait for a pipe.
    guard FileObstacle(at: file.path) == nil else { return }
    historyFile = file.path
    if read_history(file.path) != 0 { try? Data().write(to: file) }
    history_truncate_file(file.path, 2000)
  }

  /// The lines of earlier sessions and of this one, the oldest first.
  var history: [String] {
    (0..<history_length).compactMap { index in
      history_get(history_base + index).flatMap { $0.pointee.line }.map { String(cString: $0) }
    }
  }

  /// Shows the prompt and begins to take keys.
  ///
  /// - Parameter suggestion: what stands on the line already: a letter begins another line in its place, Esc
  ///   takes it away, any other key edits it.
  func begin(prompt: String, suggestion: String? = nil) {
    self.prompt = prompt
    isEditing = true
    self.suggestion = suggestion
    isSuggestionDue = suggestion != nil
    rl_callback_handler_install(prompt) { line in
      let text = line.map { String(cString: $0) }
      free(line)
      MainActor.assumeIsolated { LineEditor.shared.finish(text) }
    }
  }

  /// The next key for readline: what was typed ahead, or else what is read.
  ///
  /// Ctrl-C takes away what waits in the terminal, also a key that was already announced. Then readline gets one that
  /// changes nothing, or within what is pasted, the end of that.
  private func nextKey(in file: UnsafeMutablePointer<FILE>) -> Int32 {
    if let key = typedAhead.popFirst() { return meant(by: Int32(key)) }
    if SignalPipe.isEnding(before: fileno(file)) {
      return rl_readline_state & UInt(RL_STATE_MOREINPUT) != 0 ? EOF : Self.setMark
    }
    return meant(by: rl_getc(file))
  }

  /// What somebody meant who pressed a key on this line.
  private func meant(by key: Int32) -> Int32 {
    if rl_end == 0, key == SystemTerminal.lateEnd { return SystemTerminal.end }
    if key == Self.clearWindow, isAtRest {
      isWindowCleared = true
      return key
    }
    guard suggestion != nil else { return key }
    suggestion = nil
    if key == Self.escape, !isFollowed {
      rl_replace_line("", 0)
      return Self.setMark
    }
    if let letter = UInt8(exactly: key), letter > UInt8(ascii: " "), letter != 0x7F { rl_replace_line("", 0) }
    return key
  }

  /// Whether more keys are there already: an Esc with others behind it is an arrow, and one alone was pressed.
  private var isFollowed: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return hasTypedAhead || poll(&input, 1, Self.patience) > 0
  }

  /// Gives the terminal back, as it was.
  func end() {
    guard isEditing else { return }
    isEditing = false
    rl_callback_handler_remove()
  }

  /// Whether nothing but a line is being edited: no search in the history, no key that waits for another.
  var isAtRest: Bool {
    let busy =
      RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_SEARCH | RL_STATE_CHARSEARCH | RL_STATE_NUMERICARG
      | RL_STATE_MULTIKEY | RL_STATE_METANEXT | RL_STATE_VIMOTION | RL_STATE_MOREINPUT | RL_STATE_COMPLETING
    return isEditing && rl_readline_state & UInt(busy) == 0
  }

  /// Shows something where the line is that is being edited, which goes on below it, under a new prompt.
  func interject(prompt: String, _ show: () -> Void) {
    self.prompt = prompt
    rl_clear_visible_line()
    fflush(nil)
    show()
    rl_set_prompt(prompt)
    rl_forced_update_display()
  }

  /// Takes what was typed before the line began, as if it were typed now. What is pasted may go on in the terminal.
  func typeAhead(_ bytes: [UInt8]) { typedAhead += bytes }

  /// Whether something waits that was typed before the line began.
  var hasTypedAhead: Bool { !typedAhead.isEmpty }

  /// Takes the next key: what was typed ahead, or else what waits on standard input.
  func readKey() {
    isWindowCleared = false
    rl_callback_read_char()
    if isWindowCleared { return onClear() }
    // Only now: readline empties the line behind the handler in which the next one has begun.
    putSuggestion()
  }

  /// Puts the suggestion on the line, if it is not there yet; to be called behind a `begin` that no key has led to.
  func putSuggestion() {
    guard isEditing, isSuggestionDue, let suggestion else { return }
    isSuggestionDue = false
    rl_insert_text(suggestion)
    rl_redisplay()
  }

  /// Reacts to Ctrl-C: what was typed stays on the screen, and a new prompt follows.
  func interrupt() {
    guard isEditing else { return }
    rl_free_line_state()
    rl_callback_sigcleanup()
    rl_echo_signal_char(SIGINT)
    end()
    print("")
    begin(prompt: prompt)
  }

  /// Ends the line for good: what was typed stays on the screen, and what comes next stands below.
  func leave() {
    guard isEditing else { return }
    end()
    print("")
  }

  /// Adapts to a new size of the window.
  func resize() {
    rl_resize_terminal()
  }

  /// Takes the terminal back after the program was stopped, from the state in which the other program left it.
  func goOn() {
    guard isEditing else { return }
    rl_deprep_terminal()
    rl_prep_terminal(1)
    print("\r", terminator: "")
    fflush(nil)
    rl_forced_update_display()
  }

  private func finish(_ line: String?) {
    end()
    if let line { line.split(whereSeparator: \.isNewline).forEach { remember(String($0)) } } else { print("") }
    onLine(line)
  }

  private func remember(_ line: String) {
    let isRepeated = history_get(history_base + history_length - 1).map { String(cString: $0.pointee.line) } == line
    guard !isRepeated, line.utf8.count <= Session.longestLine, !line.allSatisfy(\.isWhitespace) else { return }
    add_history(line)
    if let historyFile { append_history(1, historyFile) }
  }
}
