import Foundation
import HotCompiler
import Rules
import WorkshopKit

/// A workshop as `atelier lint` sees it: an app, and overlays for it.
struct LintedWorkshop {
  /// Its folder's path, as findings show it.
  private let folder: String
  /// `nil` if its page cannot be read.
  private let workshop: Workshop?

  init(folder: String) {
    self.folder = folder
    workshop = Workshop(folder: URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL)
  }

  /// The finished app.
  func app() throws(LintError) -> LintedProject {
    let tree = try SourceTree(path: path(Workshop.appFolderName))
    return project(folder, tree.texts, unread: tree.problems, remark: remark)
  }

  /// What is checked if a path leads to an overlay of an app, or to all overlays of one kind: each with the app.
  static func overlays(at path: String) -> [LintedProject]? {
    let url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    let parent = url.deletingLastPathComponent()
    let grandparent = parent.deletingLastPathComponent()
    if let part = Workshop.Overlay(rawValue: parent.lastPathComponent), Workshop.isWorkshop(grandparent.path) {
      let workshop = LintedWorkshop(folder: shown(grandparent))
      guard workshop.names(of: part).contains(url.lastPathComponent) else { return nil }
      return [workshop.project(url.lastPathComponent, of: part, remark: "\(path) is checked overlaid on App")]
    }
    guard let part = Workshop.Overlay(rawValue: url.lastPathComponent), Workshop.isWorkshop(parent.path) else {
      return nil
    }
    let workshop = LintedWorkshop(folder: shown(parent))
    let names = workshop.names(of: part)
    return names.isEmpty ? nil : names.map { workshop.project($0, of: part) }
  }

  /// The app with one overlay: a variation, or the steps from the last down to one.
  private func project(_ name: String, of part: Workshop.Overlay, remark: String? = nil) -> LintedProject {
    let names = part == .variations ? [name] : names(of: part).filter { $0 >= name }.reversed()
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    let overlays = names.map { name in
      OverlaySource(name: "\(part.folderName)/\(name)", folder: url.appending(path: "\(part.folderName)/\(name)"))
    }
    let app = AppSource(
      name: Workshop.appFolderName, folder: url.appending(path: Workshop.appFolderName), overlays: overlays)
    let place = path("\(part.folderName)/\(name)")
    do throws(CompileError) {
      let files = try app.files().map { file in
        let isLaid = overlays.contains { file.name.hasPrefix("\($0.name)/") }
        return SourceText(name: path(isLaid ? file.name : "\(Workshop.appFolderName)/\(file.name)"), bytes: file.bytes)
      }
      return project(place, files, remark: remark)
    } catch {
      let problem = FileProblem(file: place, message: error.description)
      return project(place, [], unread: [problem], remark: remark)
    }
  }

  private func project(
    _ path: String, _ sources: [SourceText], unread: [FileProblem] = [], remark: String?
  ) -> LintedProject {
    LintedProject(
      path: path, roots: [path], sources: sources, unread: unread,
      architecture: Architecture.allCases.first { $0.prefix == workshop?.architecture },
      appModules: appModules, remark: remark)
  }

  private func names(of part: Workshop.Overlay) -> [String] {
    workshop?.overlays(part).map(\.lastPathComponent) ?? []
  }

  /// The modules of the app itself, those that it shares with others included.
  private var appModules: [String] {
    guard let workshop else { return [] }
    let shared = Workshop.sharedModules(in: workshop.folder.deletingLastPathComponent())
    return (shared.keys + workshop.modules.map(\.name)).sorted()
  }

  /// What of the workshop is left out where the app is checked.
  private var remark: String? {
    let parts = Workshop.Overlay.allCases.filter { !names(of: $0).isEmpty }
    guard !parts.isEmpty else { return nil }
    let place = folder == "." ? "" : "\(folder): "
    let words = parts.map(\.folderName).joined(separator: " and ")
    return "\(place)App is checked; \(words) \(parts.count == 1 ? "is" : "are") not, unless named"
  }

  /// The path of something in the workshop's folder.
  private func path(_ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }

  /// A folder's path as it is written from the current one.
  private static func shown(_ url: URL) -> String {
    let current = FileManager.default.currentDirectoryPath
    if url.path == current { return "." }
    return url.path.hasPrefix(current + "/") ? String(url.path.dropFirst(current.count + 1)) : url.path
  }
}
