import Foundation
import LibC
import Shell
import TextLayout

/// The shell for a person at a terminal: one loop that waits for keys, signals and saves.
@MainActor
final class InteractiveShell {
  private let program: Program
  private let editor = LineEditor.shared
  private let pager = Pager()
  private var session: Session { program.session }
  private var isOver = false
  /// Whether it is over because the person has said so, and sees what is said.
  private var isLeaving = false
  /// Whether the last key was Ctrl-D, which ends a presentation only the second time.
  private var wasAskedToLeave = false

  init(_ program: Program) {
    self.program = program
  }

  /// Runs until the person leaves.
  ///
  /// - Parameter line: a line that is carried out before any is typed, in place of a greeting.
  func run(beginningWith line: String? = nil) {
    // Before any app can change them.
    _ = SystemTerminal.modes
    askForBackground()
    editor.keepHistory(in: program.folders.history)
    session.history = editor.history
    ReadlineCompletion.propose = { [session] line in
      let completion = Completer(session: session).completion(of: line, at: line.utf8.count)
      // What a terminal would carry out, as a file's name may have it, is shown and not put on the line.
      let offers = completion.offers.filter { !$0.text.unicodeScalars.contains(where: \.isInvisibleControl) }
      return ReadlineCompletion.Proposal(
        start: completion.range.lowerBound, offers: offers,
        others: completion.offers.filter { !offers.contains($0) } + completion.others)
    }
    session.openEditor = EditorProcess.open
    editor.onLine = { [unowned self] in enter($0) }
    editor.onClear = { [unowned self] in drawPageAgain() }
    if let line {
      enter(line)
      editor.putSuggestion()
    } else {
      greet()
    }
    program.prepareWirings()
    while !isOver { waitForNews() }
    SystemTerminal.setEcho(true)
    if isLeaving, let words = session.leavingWords { TerminalOutput.standard.show(words) }
    program.end()
  }

  /// Asks the terminal what is behind its text, where colours depend on it.
  private func askForBackground() {
    guard session.settings.theme == .auto, case .palette(let palette) = TerminalOutput.standard.styling,
      palette.depth != .none, ProcessInfo.processInfo.environment["TERM"] != "linux"
    else { return }
    if let answer = TerminalBackground.ask() {
      editor.typeAhead(answer.typed)
      if let theme = answer.theme { TerminalOutput.use(background: theme) }
    }
    if case .palette(let palette) = TerminalOutput.standard.styling { session.foundTheme = palette.theme }
  }

  private func greet() {
    TerminalOutput.standard.show(
      Greeting.output(
        width: session.display.width, place: session.lastPlace, wiring: session.appSession.wirings.firstToTry,
        workshop: session.firstWorkshop))
    if let reminder = session.widthReminder { TerminalOutput.standard.show(Output(.notice, reminder)) }
    editor.begin(prompt: prompt, suggestion: session.suggestedLine)
  }

  private func enter(_ line: String?) {
    // A Ctrl-C that came right behind the line is for the line, and must not be forgotten here.
    if let line {
      // What is pasted may be several lines. An empty one goes on in a presentation.
      let lines = line.split(whereSeparator: \.isNewline).map(String.init)
      pager.begin()
      for line in lines.isEmpty ? [""] : lines where !session.isOver {
        if !line.isEmpty { session.history.append(line) }
        pager.mode = session.settings.pager
        session.run(line: line) { pager.show($0) }
        ProgressLine.shared.end()
        if let rest = pager.takeRest() { session.withhold(rest) }
      }
      // What was typed instead of a key of the pager.
      editor.typeAhead(pager.typed)
    }
    if line == nil, session.isPresenting || session.isPlaying, !wasAskedToLeave {
      // One wrong key must not end what many people watch.
      wasAskedToLeave = true
      TerminalOutput.standard.show(Output(.notice, "Ctrl-D once more leaves the shell; Enter goes on"))
      editor.begin(prompt: prompt)
    } else if line == nil || session.isOver {
      isOver = true
      isLeaving = true
    } else {
      wasAskedToLeave = false
      handleSignals()
      if !isOver { editor.begin(prompt: prompt, suggestion: editor.hasTypedAhead ? nil : session.suggestedLine) }
    }
  }

  private func waitForNews() {
    if editor.hasTypedAhead, editor.isEditing {
      handleSignals()
      if !isOver { editor.readKey() }
      return
    }
    // What comes while somebody searches in the history waits for the end of that.
    let watches = editor.isAtRest
    var descriptors = ([STDIN_FILENO, SignalPipe.descriptor] + (watches ? session.watchedDescriptors : []))
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let deadline = watches ? session.watchDeadline : nil
    guard poll(&descriptors, nfds_t(descriptors.count), deadline.map(Self.rest) ?? -1) >= 0 else { return }
    // Always before the keys, since those were pressed after Ctrl-C even where both have come by now. It may have taken
    // away those that were announced, and none is to be waited for here.
    if handleSignals() { return }
    if descriptors[0].revents != 0 {
      editor.readKey()
    } else if watches {
      takeUpSaves()
    }
  }

  /// The milliseconds until a moment, as `poll` takes them.
  private static func rest(until moment: ContinuousClock.Instant) -> Int32 {
    Int32(clamping: Int(max(0, (ContinuousClock.now.duration(to: moment) / .milliseconds(1)).rounded(.up))))
  }

  private func takeUpSaves() {
    var outputs: [Output] = []
    session.takeUpSaves { outputs.append($0) }
    guard !outputs.isEmpty else { return }
    editor.interject(prompt: prompt) { outputs.forEach(TerminalOutput.standard.show) }
  }

  /// Lays out what is presented for the window as it is now.
  private func drawPageAgain() {
    guard !editor.isEditing || editor.isAtRest, let page = session.presentedPage else { return }
    let show = { TerminalOutput.standard.show(page) }
    // Between two lines there is none to draw again.
    if editor.isEditing { editor.interject(prompt: prompt, show) } else { show() }
  }

  /// Reacts to the signals that have come.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  private func handleSignals() -> Bool {
    let signals = SignalPipe.takeSignals()
    for signal in signals {
      switch signal {
      case .interrupt:
        SignalPipe.forgetInterrupt()
        editor.interrupt()
      case .resize:
        session.terminal.width = SystemTerminal.width
        session.terminal.height = SystemTerminal.height
        editor.resize()
      case .goOn: editor.goOn()
      case .end:
        editor.leave()
        isOver = true
      }
    }
    if signals.contains(.resize), !isOver { drawPageAgain() }
    return !signals.isEmpty
  }

  /// The prompt with its colours in the brackets by which readline knows that they take no room.
  private var prompt: String {
    TerminalOutput.standard.styled(session.prompt).replacing(/\u{1B}\[[0-9;]*m/) { "\u{1}\($0.output)\u{2}" }
  }
}
