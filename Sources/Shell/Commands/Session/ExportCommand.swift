import Foundation
import Grammar
import Platform
import ShellText
import TerminalText

/// Writes what was typed and shown into a file for others.
struct ExportCommand: Command {
  let name = "export"
  let group = CommandGroup.session
  let otherNames = ["handout", "transcript", "asciinema"]
  let summary = "write what was typed and shown, as a handout"
  let arguments = [
    Argument(words: [Candidate(Self.session, "what was typed and shown")]),
    Argument("file", .optional, from: .folders),
  ]
  let options = [Self.markdown, Self.asciicast, Self.replace]
  let examples = [
    Example("export session handout.md", "a page that can be read and printed"),
    Example("export session demo.cast", "a recording that asciinema plays"),
    Example("export session --markdown", "shown here instead of written"),
  ]
  let discussion = """
    A file that ends in .cast is written as a recording, others as Markdown. At the top stand the date, the wirings and the \
    version; your home folder is written as ~. What was typed is taken down as it is: read it before you give it away. Of \
    a very long session, the last commands are kept; one that was taken up with `resume` goes on behind what was typed \
    in it before. `save` writes a file that runs, `progress export` what you have done.
    """

  private static let session = "session"
  private static let markdown = Option("markdown", "as Markdown, whatever the file is called")
  private static let asciicast = Option("asciicast", "as a recording in the form of asciicast 2")
  private static let replace = Option("replace", "also where there is such a file")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    guard invocation.arguments[0] == Self.session else {
      throw .badValue(invocation.arguments[0], expected: "`export session <file>`")
    }
    let file = invocation.argument(1)
    let form = try form(invocation, of: file)
    let handout = try session.handout()
    let text = try handout.text(as: form)
    guard let file else { return Output(StyledText(text.trimmingCharacters(in: .newlines))) }
    let url = URL(filePath: NSString(string: file).expandingTildeInPath, relativeTo: session.appSession.folder)
    guard invocation.has(Self.replace) || !FileManager.default.fileExists(atPath: url.path) else {
      throw .fileExists(file, command: "\(name) \(Self.session)")
    }
    do {
      try ReplacedFile(url).write(text)
    } catch {
      throw .unsaved(file: file, reason: error.systemReason)
    }
    let words = "\(handout.entries.count.counted("command")) written to \(file)"
    return Output(.notice, StyledText(marking: form == .asciicast ? "\(words); `asciinema play` shows it" : words))
  }

  private func form(_ invocation: Invocation, of file: String?) throws(ShellError) -> Handout.Form {
    switch (invocation.has(Self.markdown), invocation.has(Self.asciicast)) {
    case (true, true): throw .badValue("--asciicast", expected: "one of --markdown and --asciicast")
    case (true, false): .markdown
    case (false, true): .asciicast
    case (false, false): file?.hasSuffix(".cast") == true ? .asciicast : .markdown
    }
  }
}

extension Session {
  /// What was typed and shown so far.
  ///
  /// - Throws: `ShellError.nothingToExport`.
  fileprivate func handout() throws(ShellError) -> Handout {
    let entries = transcript?.entriesUpToNow(wiring: appSession.app?.wiring.name) ?? []
    guard let transcript, !entries.isEmpty else { throw .nothingToExport }
    return Handout(
      entries: entries, forgotten: transcript.forgotten, version: version, moment: now(),
      window: (terminal.width, terminal.height ?? 24), palette: Palette(theme: settings.theme, depth: .many),
      home: environment["HOME"] ?? "")
  }
}
