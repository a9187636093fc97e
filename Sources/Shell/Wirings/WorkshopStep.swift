import Foundation
import HotCompiler
import WorkshopKit

/// A workshop's app as it is at one step, or finished.
struct WorkshopStep: Hashable, Sendable {
  /// `01-use-cases`; `App` for the finished app.
  let name: String
  /// The files, named relative to the workshop's folder or to its finished app.
  let source: AppSource

  /// Its folder in the workshop's.
  var folder: String { source.overlays.last?.name ?? Self.finished }

  /// The name of a file of this step as it stands in the workshop's folder.
  func place(of file: String) -> String {
    source.overlays.contains { file.hasPrefix("\($0.name)/") } ? file : "\(Self.finished)/\(file)"
  }

  static let finished = Workshop.appFolderName
}

extension Wiring {
  /// The finished app, then its workshop's steps, the last first: each overlays the one before it.
  var steps: [WorkshopStep] {
    let overlays = (Workshop.ofApp(in: folder)?.overlays(.steps) ?? []).reversed().map { step in
      OverlaySource(name: "\(Workshop.Overlay.steps.folderName)/\(step.lastPathComponent)", folder: step)
    }
    let app = base.source
    let unwound = overlays.indices.map { last in
      WorkshopStep(
        name: overlays[last].folder.lastPathComponent,
        source: AppSource(
          name: app.name, folder: app.folder, libraries: app.libraries, overlays: Array(overlays[...last])))
    }
    return [WorkshopStep(name: WorkshopStep.finished, source: app)] + unwound
  }
}
