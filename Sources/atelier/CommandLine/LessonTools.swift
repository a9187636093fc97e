import ArgumentParser
import Foundation
import Shell

/// `atelier lesson`: what the author of a lesson needs beside an editor.
struct LessonTools: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Begin a lesson of your own, or see one as a learner will.",
    discussion: "Documentation/writing-lessons.md goes through all of it.",
    subcommands: [NewLessonFile.self, ShowLesson.self])
}

/// `atelier lesson new`: a lesson to begin with.
struct NewLessonFile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a small lesson that runs as it is, for you to replace.")

  @ArgumentParser.Option(
    help: ArgumentHelp("The folder that it is written into, if not the product's own.", valueName: "folder"))
  var folder: String?

  @ArgumentParser.Option(help: ArgumentHelp("The wiring that it is about.", valueName: "name"))
  var wiring: String?

  @ArgumentParser.Argument(help: ArgumentHelp("Lower-case words joined by -: my-lesson.", valueName: "id"))
  var id: String

  func run() throws {
    let folder = folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
    let program = try Program(isInteractive: false, lessons: folder)
    defer { program.end() }
    let lesson: NewLesson
    do throws(ShellError) {
      lesson = try NewLesson(id, wiring: wiring, in: program.lessons, session: program.session)
    } catch {
      throw ValidationError(error.description)
    }
    let file = lesson.file.relativePath
    // Lessons of another folder are named by their file.
    let name = folder == nil ? id : file
    let place = folder.map { $0.relativePath.contains("/") ? $0.relativePath : "./\($0.relativePath)" } ?? id
    TerminalOutput.standard.say(
      """
      \(file) is written, and runs as it is. What next:
        checked again at each save:  atelier check \(place) --watch
        as a learner will see it:    atelier lesson show \(name)
        a step of what you do:       record on, in the shell
      """)
  }
}

/// `atelier lesson show`: a lesson without a learner.
struct ShowLesson: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print a lesson, or one step of it, as a learner will see it.",
    discussion: "Hints, wrong turns and questions stand below the step to which they belong. No app is compiled.")

  @ArgumentParser.Argument(help: ArgumentHelp("Its id, or its file.", valueName: "lesson"))
  var lesson: String

  @ArgumentParser.Argument(help: ArgumentHelp("The number of a step; all if none is named.", valueName: "step"))
  var step: Int?

  @OptionGroup var colours: ColourOptions

  func run() throws {
    TerminalOutput.use(colours.color)
    let file = lesson.hasSuffix(".md") ? URL(filePath: lesson) : nil
    let program = try Program(
      isInteractive: SystemTerminal.isInteractive, lessons: file?.deletingLastPathComponent())
    defer { program.end() }
    let id = file.map { $0.deletingPathExtension().lastPathComponent.drop { $0.isNumber || $0 == "-" } }
    do throws(ShellError) {
      let preview = try LessonPreview(of: id.map(String.init) ?? lesson, in: program.session)
      TerminalOutput.standard.show(try preview.output(step: step))
    } catch {
      throw ValidationError(error.description)
    }
  }
}
