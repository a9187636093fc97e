import Foundation
import HotCompiler
import Rules
import Shell

/// A workshop as `atelier lint` sees it: an app, and folders of files that are overlaid on it.
struct LintedWorkshop {
  private enum Part: String, CaseIterable {
    case steps = "Steps"
    case variations = "Variations"
  }

  /// Its folder's path.
  private let folder: String
  /// What it says of itself, if all that makes a wiring is there.
  private let wiring: Wiring?

  init(folder: String) {
    self.folder = folder
    let url = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    wiring = WiringCatalog(workshops: url.deletingLastPathComponent()).wirings.first {
      $0.folder.resolvingSymlinksInPath().path == url.appending(path: "App").resolvingSymlinksInPath().path
    }
  }

  /// The finished app.
  func app() throws(LintError) -> LintedProject {
    let tree = try SourceTree(path: path("App"))
    return project(folder, tree.texts, unread: tree.problems, remark: remark)
  }

  /// Where a path leads to what is laid over an app, or to all that is overlaid on it for one purpose: each with the app.
  static func overlays(at path: String) -> [LintedProject]? {
    let url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    let parent = url.deletingLastPathComponent()
    let grandparent = parent.deletingLastPathComponent()
    if let part = Part(rawValue: parent.lastPathComponent), SourceTree.isWorkshop(grandparent.path) {
      let workshop = LintedWorkshop(folder: shown(grandparent))
      guard workshop.names(of: part).contains(url.lastPathComponent) else { return nil }
      return [workshop.project(url.lastPathComponent, of: part, remark: "\(path) is checked overlaid on App")]
    }
    guard let part = Part(rawValue: url.lastPathComponent), SourceTree.isWorkshop(parent.path) else { return nil }
    let workshop = LintedWorkshop(folder: shown(parent))
    let names = workshop.names(of: part)
    return names.isEmpty ? nil : names.map { workshop.project($0, of: part) }
  }

  /// The app with one overlay: a variation, or the steps from the last down to one.
  private func project(_ name: String, of part: Part, remark: String? = nil) -> LintedProject {
    let names = part == .variations ? [name] : names(of: part).filter { $0 >= name }.reversed()
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    let overlays = names.map { name in
      OverlaySource(name: "\(part.rawValue)/\(name)", folder: url.appending(path: "\(part.rawValue)/\(name)"))
    }
    let app = AppSource(name: "App", folder: url.appending(path: "App"), overlays: overlays)
    let place = path("\(part.rawValue)/\(name)")
    do throws(CompileError) {
      let files = try app.files().map { file in
        let isLaid = overlays.contains { file.name.hasPrefix("\($0.name)/") }
        return SourceText(name: path(isLaid ? file.name : "App/\(file.name)"), bytes: file.bytes)
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
      path: path, sources: sources, unread: unread,
      architecture: Architecture.allCases.first { $0.prefix == wiring?.architecture },
      appModules: wiring?.libraries.keys.sorted() ?? [], remark: remark)
  }

  /// The folders of one kind of overlay.
  private func names(of part: Part) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path(part.rawValue))) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// What of the workshop is left out where the app is checked.
  private var remark: String? {
    let parts = Part.allCases.filter { !names(of: $0).isEmpty }
    guard !parts.isEmpty else { return nil }
    let place = folder == "." ? "" : "\(folder): "
    let words = parts.map(\.rawValue).joined(separator: " and ")
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
