import Foundation
import HotCompiler

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

  static let finished = "App"
  fileprivate static let folderName = "Steps"
}

extension Wiring {
  /// The finished app, then its workshop's steps, the last first: each is the one before it with more laid over it.
  var steps: [WorkshopStep] {
    let parent = folder.deletingLastPathComponent().appending(path: WorkshopStep.folderName)
    let folders = (try? FileManager.default.contentsOfDirectory(at: parent, includingPropertiesForKeys: nil)) ?? []
    let overlays = folders.filter { $0.isFolder && !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.lastPathComponent > $1.lastPathComponent }
      .map { OverlaySource(name: "\(WorkshopStep.folderName)/\($0.lastPathComponent)", folder: $0) }
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
