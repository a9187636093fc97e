import Foundation
import ShellText

/// Opens a declaration of the app's code in an editor.
struct EditCommand: Command {
  let name = "edit"
  let otherNames = ["open-editor", "vim", "vi", "emacs", "nano", "code"]
  let group = CommandGroup.session
  let summary = "open a type or member in your editor"
  let arguments = [Argument("type or member", from: .declarations)]
  let examples = [
    Example("edit UserPresenter", "at the line that declares it"),
    Example("edit UserPresenter.signOutTapped", "at one of its members"),
  ]
  let discussion = """
    The editor is the one that VISUAL or EDITOR names; in a terminal of Visual Studio Code it is that. Editors that draw \
    in the terminal get it until they end; others open beside it. With a folder of your own on the stage, what you save \
    runs at once.
    """

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let app = session.appSession
    let code = try app.declaredCode()
    guard let declaration = try app.declarations(called: invocation.arguments[0]).first,
      let file = code.file(of: declaration)
    else { return .none }
    guard let openEditor = session.openEditor else {
      throw .noTerminal(place: "\(file.path):\(declaration.line)")
    }
    let call = try EditorCall(file: file.path, line: declaration.line, environment: session.environment)
    try openEditor(call)
    return call.takesTerminal ? .none : Output(.notice, "opened \(declaration.file):\(declaration.line)")
  }
}
