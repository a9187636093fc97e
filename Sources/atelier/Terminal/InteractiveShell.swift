import Foundation
import LibC
import Shell

/// The shell for a person at a terminal: one loop that waits for keys and signals.
@MainActor
final class InteractiveShell {
  private let program: Program
  private let editor = LineEditor.shared
  private var session: Session { program.session }
  private var isOver = false

  init(_ program: Program) {
    self.program = program
  }

  /// Runs until the person leaves.
  func run() {
    editor.keepHistory(in: program.folders.history)
    session.history = editor.history
    ReadlineCompletion.propose = { [session] line in
      let completion = Completer(session: session).completion(of: line, at: line.utf8.count)
      return ReadlineCompletion.Proposal(start: completion.range.lowerBound, candidates: completion.candidates)
    }
    editor.onLine = { [unowned self] in enter($0) }
    TerminalOutput.show(Greeting.output(width: session.display.width, wiring: session.appSession.wirings.firstToTry))
    SignalPipe.listenToEnding()
    editor.begin(prompt: prompt)
    program.prepareWirings()
    while !isOver { waitForNews() }
    program.end()
  }

  private func enter(_ line: String?) {
    // A Ctrl-C that came right behind the line is for the line, and must not be forgotten here.
    if let line {
      SystemTerminal.setEcho(false)
      defer { SystemTerminal.setEcho(true) }
      // What is pasted may be several lines.
      for line in line.split(whereSeparator: \.isNewline).map(String.init) where !session.isOver {
        session.history.append(line)
        session.run(line: line) { TerminalOutput.show($0) }
        TerminalOutput.endProgress()
      }
    }
    if line == nil || session.isOver {
      isOver = true
    } else {
      handleSignals()
      if !isOver { editor.begin(prompt: prompt) }
    }
  }

  private func waitForNews() {
    var descriptors = [STDIN_FILENO, SignalPipe.descriptor]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { return }
    // Always before the keys, since those were pressed after Ctrl-C even where both have come by now.
    handleSignals()
    if descriptors[0].revents != 0 { editor.readKey() }
  }

  private func handleSignals() {
    for signal in SignalPipe.takeSignals() {
      switch signal {
      case .interrupt:
        SignalPipe.forgetInterrupt()
        editor.interrupt()
      case .resize:
        session.terminal.width = SystemTerminal.width
        editor.resize()
      case .goOn: editor.goOn()
      case .end:
        editor.end()
        isOver = true
      }
    }
  }

  /// The prompt with its colours in the brackets by which readline knows that they take no room.
  private var prompt: String {
    TerminalOutput.styled(session.prompt).replacing(/\u{1B}\[[0-9;]*m/) { "\u{1}\($0.output)\u{2}" }
  }
}
