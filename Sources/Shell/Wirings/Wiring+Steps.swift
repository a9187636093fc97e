import Foundation
import Grammar
import HotCompiler
import WorkshopKit

extension Wiring {
  /// What stands between a wiring's name and its step's.
  static let stepMark: Character = "@"

  /// The workshop whose finished app this is, at a step or with a variation; nil for app code in any other folder.
  public var workshop: Workshop? { Workshop.ofApp(in: folder) }

  /// The wiring as it is at each step of its workshop, the start first; empty if the workshop has none.
  public var steps: [Wiring] {
    (workshop?.steps ?? []).map { Wiring(base, step: $0) }
  }

  /// The wiring as it is at one step: a number, an id, or both, `03-use-cases`.
  ///
  /// - Throws: `ShellError.noSuchStep`, with the nearest id.
  public func at(step text: String) throws(ShellError) -> Wiring {
    guard let step = workshop?.step(text) else {
      let ids = (workshop?.steps ?? []).map(\.id)
      throw .noSuchStep(text, wiring: base.name, nearest: Spelling.nearest(to: text, among: ids), count: ids.count)
    }
    return Wiring(base, step: step)
  }
}

extension Wiring {
  /// The wiring overlaid with one more folder: a solution of an exercise.
  ///
  /// - Parameters:
  ///   - path: relative to the folder.
  ///   - folder: the workshop's or the lesson's.
  func overlaid(_ path: String, in folder: URL) -> Wiring {
    Wiring(self, overlay: OverlaySource(name: path, folder: folder.appending(path: path)))
  }

  /// The folder of its code in its workshop's: `App`, `Steps/03-use-cases` or `Variations/strong-view`.
  var sourcePlace: String {
    if let step, case .tree(let folder) = step.source { return "../UserApp/\(folder.lastPathComponent)" }
    return source.overlays.last?.name ?? Workshop.appFolderName
  }

  /// The name of one of its files as it stands in the workshop's folder.
  func place(of file: String) -> String {
    if source.overlays.contains(where: { file.hasPrefix("\($0.name)/") }) { return file }
    let folder = step.map { if case .tree = $0.source { sourcePlace } else { Workshop.appFolderName } }
    return "\(folder ?? Workshop.appFolderName)/\(file)"
  }
}

extension WorkshopStep {
  /// The folder of its code, and what overlays it.
  func code(of app: URL) -> (folder: URL, overlays: [OverlaySource]) {
    switch source {
    case .tree(let folder): (folder, [])
    case .overlays(let folders):
      (
        app,
        folders.map { OverlaySource(name: "\(Workshop.Overlay.steps.folderName)/\($0.lastPathComponent)", folder: $0) }
      )
    }
  }
}
