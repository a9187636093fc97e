import Foundation
import HotCompiler
import LessonKit
import WorkshopKit
import Workspaces

/// The workshop that is open: its steps with what the page says of them, and the learner's workspace.
struct OpenWorkshop {
  /// The finished app.
  let wiring: Wiring
  let workshop: Workshop
  /// The wiring at each step, the start first.
  let steps: [Wiring]
  /// What the page says of steps, by id.
  let guides: [String: StepGuide]
  let workspace: Workspace
  /// The place of the current step in `steps`.
  var index: Int

  /// The id of the workshop.
  var id: String { workshop.id ?? wiring.name }
  /// The wiring at the current step, as it is given.
  var step: Wiring { steps[index] }
  var guide: StepGuide? { steps[index].step.flatMap { guides[$0.id] } }
  /// The next step; nil at the last.
  var next: Wiring? { steps.indices.contains(index + 1) ? steps[index + 1] : nil }

  /// The learner's own code.
  var mine: Wiring {
    let app = workspace.app
    let shared = workspace.folder.appending(path: WorkspacePackage.sharedFolder)
    var libraries: [String: URL] = [:]
    for name in wiring.libraries.keys {
      let folder = shared.appending(path: name, directoryHint: .isDirectory)
      libraries[name] = folder.holdsSwiftFiles ? folder : wiring.libraries[name]
    }
    return Wiring(
      name: OpenWorkshop.mineName, title: workshop.title, architecture: wiring.architecture, folder: app,
      libraries: libraries,
      layers: wiring.layers.filter { app.appending(path: $0.path, directoryHint: .isDirectory).holdsSwiftFiles })
  }

  /// What the learner's code is called where a wiring can be named.
  static let mineName = "mine"
  /// What the right solution is called: the next step, or that of the exercise.
  static let referenceName = "reference"
}

extension StepBranches {
  /// The branches of a workshop's steps.
  ///
  /// - Throws: `ShellError.cannotCompile` if the code of a step cannot be read.
  init(of wiring: Wiring, _ workshop: Workshop) throws(ShellError) {
    let around = WorkspacePackage(workshop: workshop, libraries: wiring.libraries).files()
    let page = WorkshopPage(of: workshop)
    var steps: [StepCode] = []
    for form in wiring.steps {
      guard let step = form.step else { continue }
      var files = around
      do throws(CompileError) {
        for file in try form.source.files() { files["\(Workspace.appFolderName)/\(file.place)"] = file.bytes }
      } catch {
        throw .cannotCompile(error)
      }
      let summary = page.section(.step, step.id)?.summary ?? step.id
      steps.append(StepCode(name: step.name, title: summary, files: files))
    }
    self.init(workshop: workshop.id ?? wiring.name, name: workshop.folder.lastPathComponent, steps: steps)
  }
}
