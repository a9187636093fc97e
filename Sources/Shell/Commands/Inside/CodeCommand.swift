import Architectures
import CodeMetrics
import Grammar
import Rules
import ShellText
import TerminalText

/// Shows the code of a type or of one of its members.
struct CodeCommand: AppCommand {
  let name = "code"
  let aliases = ["source"]
  let otherNames = ["list", "cat", "show"]
  let group = CommandGroup.inside
  let dependsOnMoment = false
  let summary = "show the code of a type or member"
  let arguments = [Argument("type or member", from: .declarations)]
  let options = [Option.json]
  let examples = [
    Example("code UserPresenter", "the type with its extensions"),
    Example("code UserPresenter.signOutTapped", "one member"),
  ]
  let discussion = """
    The code is shown as it is on disk, and below a line what a rule finds in it. With a variation on the stage, + stands \
    before the lines that it adds or changes, and - before those that it takes away. `edit` opens the code in your \
    editor. `source` is the same command.
    """

  /// The form of `code --json`.
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
    let wiring = try session.requireCode()
    let sound = wiring.variation == nil ? nil : try wiring.base.texts()
    let listings = declarations.compactMap { declaration in
      code.file(of: declaration).map { file in
        let text = String(decoding: file.bytes, as: UTF8.self)
        return SourceListing(
          declaration, in: text, findings: checked.findings(in: declaration),
          change: sound.map { LineDifference(from: $0[file.place] ?? "", to: text) })
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
    var text = listings.map { $0.text(display: display) }.joined(separator: "\n\n")
    if let variation = wiring.variation, listings.contains(where: \.isChanged) {
      text += "\n" + StyledText(marking: Self.legend(of: variation, display)).styled(.quiet)
    }
    return Output(text, json: parts)
  }

  private static func legend(of variation: Variation, _ display: Display) -> String {
    display.isAccessible
      ? "new and gone are said against the code without \(variation.name)"
      : "+ and - are what \(variation.name) adds and takes away"
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
