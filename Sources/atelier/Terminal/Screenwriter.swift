import Foundation
import Shell
import TerminalText

/// Puts what the shell has to show where it belongs: answers on standard output, remarks and problems beside them.
enum Screenwriter {
  static func show(_ output: Output) {
    let text = styled(output.text) + "\n"
    let isAnswer = output.kind == .result || output.kind == .app || Terminal.isInteractive
    let handle = isAnswer ? FileHandle.standardOutput : FileHandle.standardError
    handle.write(Data(text.utf8))
  }

  /// The text as this terminal can show it.
  static func styled(_ text: StyledText) -> String {
    Terminal.hasStyles ? text.ansi(colour: Terminal.hasColour) : text.plain
  }
}
