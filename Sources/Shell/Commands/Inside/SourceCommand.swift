import Architectures
import CodeMetrics
import Grammar
import Rules
import ShellText
import TerminalText

/// Shows the code of a type or of one of its members.
struct SourceCommand: AppCommand {
  let name = "source"
  let otherNames = ["list", "cat", "show"]
  let group = CommandGroup.inside
  let summary = "show the code of a type or member"
  let arguments = [Argument("type or member", from: .declarations)]
  let options = [Option.json]
  let examples = [
    Example("source UserPresenter", "the type with its extensions"),
    Example("source UserPresenter.signOutTapped", "one member"),
  ]
  let discussion = """
    The code is shown as it is on disk, and below a line what a rule finds in it. `edit` opens it in your editor.
    """

  /// The form of `source --json`.
  private struct Part: Encodable {
    let name: String
    let role: ArchitectureRole?
    let file: String
    let firstLine: Int
    let code: String
    let findings: [Finding]
  }

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let code = try session.declaredCode()
    let checked = try session.rules()
    let declarations = try session.declarations(called: invocation.arguments[0])
    let listings = declarations.compactMap { declaration in
      code.file(of: declaration).map { file in
        SourceListing(
          declaration, in: String(decoding: file.bytes, as: UTF8.self), findings: checked.findings(in: declaration))
      }
    }
    let parts = declarations.map { declaration in
      let lines = checked.lines[declaration.file] ?? []
      return Part(
        name: declaration.name, role: ArchitectureRole(ofTypeCalled: declaration.type), file: declaration.file,
        firstLine: declaration.lines.lowerBound,
        code: lines.dropFirst(declaration.lines.lowerBound - 1).prefix(declaration.lines.count)
          .joined(separator: "\n"), findings: checked.findings(in: declaration))
    }
    return Output(listings.map { $0.text(display: display) }.joined(separator: "\n\n"), json: parts)
  }
}

extension CheckedCode {
  /// What the rules find in the lines of a declaration.
  fileprivate func findings(in declaration: DeclarationIndex.Declaration) -> [Finding] {
    report.findings.filter { finding in
      finding.file == declaration.file && finding.line.map(declaration.lines.contains) == true
    }
  }
}
