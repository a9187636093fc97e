import Foundation
import Grammar
import LessonKit
import Platform
import ShellText

/// Opens a declaration or a file of the app's code in an editor.
struct EditCommand: Command {
  let name = "edit"
  let otherNames = ["open-editor", "vim", "vi", "emacs", "nano", "code"]
  let group = CommandGroup.session
  let summary = "open a type, member or file in your editor"
  let arguments = [Argument("type or file", .optional, from: .declarations)]
  let examples = [
    Example("edit UserPresenter", "at the line that declares it"),
    Example("edit UserPresenter.signOutTapped", "at one of its members"),
    Example("edit User/UserRouter.swift", "a file of your own, which need not exist"),
    Example("edit User/UserRouter.swift:12", "at a line, as errors name it"),
    Example("edit", "in a workshop, the file that the exercise is about"),
  ]
  let discussion = """
    The editor is the one that VISUAL or EDITOR names, or nano where they name none; in a terminal of Visual Studio Code \
    it is that. Editors that draw in the terminal get it until they end; others open beside it. With a folder of your own on the stage, what you save \
    runs at once; in a presentation, what is edited is a copy of the step's code.
    """

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let place = try place(of: invocation.argument(0), in: session)
    guard let openEditor = session.openEditor else { throw .noTerminal(place: "\(place.file.path):\(place.line)") }
    let call = try EditorCall(file: place.file.path, line: place.line, environment: session.environment)
    try place.makeFolder()
    try openEditor(call)
    return call.takesTerminal ? .none : Output(.notice, "opened \(place.name):\(place.line)")
  }

  private func place(of name: String?, in session: Session) throws(ShellError) -> EditedPlace {
    try session.presenter.prepareEditing()
    guard let name else {
      guard !session.presenter.isOn, let open = session.workshops.open, let file = try session.workshops.exercise().file
      else {
        throw .missingArgument("<type or file>", usage: usage)
      }
      return EditedPlace(file, in: open.workspace.app)
    }
    // As the compiler names a place: file, line and column.
    let parts = name.split(separator: ":")
    if let file = parts.first, file.hasSuffix(".swift") {
      return try self.file(String(file), line: parts.dropFirst().first.flatMap { Int($0) } ?? 1, in: session)
    }
    let app = session.appSession
    let code = try app.declaredCode()
    let declarations = try app.declarations(called: name)
    guard let declaration = declarations.first, let file = code.file(of: declaration) else {
      throw .noSuchDeclaration(name, nearest: nil)
    }
    return EditedPlace(name: declaration.file, file: URL(filePath: file.path), line: declaration.line)
  }

  /// A file of the code on the stage, by its path or its last part; in one's own folder, also one that does not exist.
  private func file(_ name: String, line: Int, in session: Session) throws(ShellError) -> EditedPlace {
    let wiring = try session.appSession.requireCode()
    let files = try session.appSession.declaredCode().files
    if let known = files.first(where: { $0.name == name }) ?? files.first(where: { $0.name.hasSuffix("/\(name)") }) {
      return EditedPlace(name: known.name, file: URL(filePath: known.path), line: max(1, line))
    }
    let isInside = !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    guard isInside, session.appSession.wirings.isOwn(wiring) else {
      throw .noSuchFile(name, wiring: wiring.name, nearest: Spelling.nearest(to: name, among: files.map(\.name)))
    }
    return EditedPlace(name, in: wiring.folder)
  }
}

/// A line of a file that is to be edited.
private struct EditedPlace {
  /// As the person knows the file.
  let name: String
  let file: URL
  /// From 1.
  let line: Int

  init(name: String, file: URL, line: Int) {
    (self.name, self.file, self.line) = (name, file, line)
  }

  /// The beginning of a file, which need not exist.
  init(_ path: String, in folder: URL) {
    self.init(name: path, file: folder.appending(path: path), line: 1)
  }

  /// Makes the folder of a file that does not exist yet: editors write files, and no folders.
  func makeFolder() throws(ShellError) {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unsaved(file: folder.path, reason: error.systemReason)
    }
  }
}
