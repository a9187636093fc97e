import Foundation
import HotCompiler
import LessonKit
import WorkshopKit
import Workspaces

/// The workshop that is open: the step at which it is, and the learner's workspace.
@dynamicMemberLookup
struct OpenWorkshop {
  var place: StepPlace
  let workspace: Workspace
  /// The lesson whose own folder this is; nil for a workshop's.
  var lesson: Lesson?
  /// The exercise of a lesson that is done here; nil where it is the workshop's own.
  var posed: Exercise?

  init(place: StepPlace, workspace: Workspace) {
    (self.place, self.workspace) = (place, workspace)
  }

  /// The exercises that can be done here.
  var exercises: [Exercise] { posed.map { [$0] } ?? place.guide?.exercises ?? [] }

  subscript<Value>(dynamicMember member: KeyPath<StepPlace, Value>) -> Value { place[keyPath: member] }

  /// The learner's own code.
  var mine: Wiring {
    let app = workspace.app
    let libraries = WorkspacePackage.libraries(in: workspace.folder, insteadOf: place.wiring.libraries)
    return Wiring(
      name: OpenWorkshop.mineName, title: place.workshop.title, architecture: place.wiring.architecture, folder: app,
      libraries: libraries,
      layers: place.wiring.layers.filter { app.appending(path: $0.path, directoryHint: .isDirectory).holdsSwiftFiles })
  }

  /// What stands around the learner's code.
  var package: WorkspacePackage {
    WorkspacePackage(
      workshop: place.workshop, libraries: place.wiring.libraries, owner: lesson.map { .lesson($0) } ?? .workshop)
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
    let package = WorkspacePackage(workshop: workshop, libraries: wiring.libraries)
    let around = package.files()
    let page = WorkshopPage(of: workshop)
    var steps: [StepCode] = []
    for form in wiring.steps {
      guard let step = form.step else { continue }
      let code: [AppSource.File]
      do throws(CompileError) { code = try form.source.files() } catch { throw .cannotCompile(error) }
      var files = around
      files.merge(package.manifest { path in code.contains { $0.place.hasPrefix("\(path)/") } }) { $1 }
      for file in code { files["\(Workspace.appFolderName)/\(file.place)"] = file.bytes }
      let summary = page.section(.step, step.id)?.summary ?? step.id
      steps.append(StepCode(name: step.name, title: summary, files: files))
    }
    self.init(workshop: workshop.id ?? wiring.name, name: workshop.folder.lastPathComponent, steps: steps)
  }
}
