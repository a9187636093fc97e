import ArgumentParser
import Foundation
import LibC
import Platform
import Shell
import TerminalText

/// `atelier notes`: what an instructor says, in a second terminal beside the one that presents.
struct Notes: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the speaker notes of a workshop, or follow a presentation with them.",
    discussion: """
      With --follow it shows the notes of the step that another shell presents, the command that comes next, and how \
      long the step has taken, until Ctrl-C.
      """)

  @Flag(help: "Show what belongs to the presentation in another terminal, as it goes on.")
  var follow = false

  @ArgumentParser.Argument(
    help: ArgumentHelp("The workshop whose notes are shown one below the other.", valueName: "workshop"))
  var workshop: String?

  @OptionGroup var colours: ColourOptions

  func validate() throws {
    guard follow == (workshop != nil) else { return }
    throw ValidationError("write `atelier notes <workshop>` or `atelier notes --follow`")
  }

  func run() throws {
    TerminalOutput.use(colours.color)
    let program = try Program(isInteractive: SystemTerminal.isInteractive)
    let session = program.session
    defer { session.end() }
    if let workshop {
      do throws(ShellError) {
        TerminalOutput.standard.show(Output(try notes(session).text(for: workshop, in: session)))
      } catch {
        throw ValidationError(error.description)
      }
    } else {
      NotesFollower(board: session.presentationBoard, folder: program.folders.presenting) { state in
        var terminal = session.terminal
        terminal.width = SystemTerminal.width
        return SpeakerNotes(settings: session.settings, terminal: terminal).text(for: state, at: Date())
      }.run()
    }
  }

  private func notes(_ session: Session) -> SpeakerNotes {
    SpeakerNotes(settings: session.settings, terminal: session.terminal)
  }
}

/// Shows the notes anew whenever the presentation has moved, and on a terminal every second, for the time.
private struct NotesFollower {
  let board: PresentationBoard
  let folder: URL
  let text: (PresentationBoard.State) -> StyledText

  func run() {
    let watch = FolderWatch([folder.path]) { $0.hasSuffix(".json") }
    let output = TerminalOutput.standard
    var shown: (state: PresentationBoard.State, text: StyledText)?
    while !SignalPipe.isInterrupted {
      let state = board.state()
      // In a pipe the seconds are not worth a word.
      if output.isInteractive || state != shown?.state {
        let text = text(state)
        if text != shown?.text {
          output.clearWindow()
          output.show(Output(text))
        }
        shown = (state, text)
      }
      var descriptors = [pollfd(fd: SignalPipe.descriptor, events: Int16(POLLIN), revents: 0)]
      if let notices = watch.descriptor { descriptors.append(pollfd(fd: notices, events: Int16(POLLIN), revents: 0)) }
      _ = poll(&descriptors, nfds_t(descriptors.count), 1000)
      _ = watch.takeChanges()
      _ = SignalPipe.takeSignals()
    }
  }
}
