import Foundation
import Shell

/// Puts what the shell has to show where it belongs: answers on standard output, remarks and problems beside them.
enum Screenwriter {
  static func show(_ output: Output) {
    let text = output.text.ansi(colour: Terminal.hasColour) + "\n"
    let isAnswer = output.kind == .result || output.kind == .app || Terminal.isInteractive
    let handle = isAnswer ? FileHandle.standardOutput : FileHandle.standardError
    handle.write(Data(text.utf8))
  }
}
