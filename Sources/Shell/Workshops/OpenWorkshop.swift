import Foundation
import HotCompiler
import WorkshopKit
import Workspaces

/// The workshop that is open: the step at which it is, and the learner's workspace.
@dynamicMemberLookup
struct OpenWorkshop {
  var place: StepPlace
  let workspace: Workspace

  subscript<Value>(dynamicMember member: KeyPath<StepPlace, Value>) -> Value { place[keyPath: member] }

  /// The learner's own code.
  var mine: Wiring {
    let app = workspace.app
    let shared = workspace.folder.appending(path: WorkspacePackage.sharedFolder)
    var libraries: [String: URL] = [:]
    for name in place.wiring.libraries.keys {
      let folder = shared.appending(path: name, directoryHint: .isDirectory)
      libraries[name] = folder.holdsSwiftFiles ? folder : place.wiring.libraries[name]
    }
    return Wiring(
      name: OpenWorkshop.mineName, title: place.workshop.title, architecture: place.wiring.architecture, folder: app,
      libraries: libraries,
      layers: place.wiring.layers.filter { app.appending(path: $0.path, directoryHint: .isDirectory).holdsSwiftFiles })
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
