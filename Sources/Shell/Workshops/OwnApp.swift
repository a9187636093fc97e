import Foundation
import HotCompiler
import Platform
import WorkshopKit
import Workspaces

/// The folder of an app of a person's own: its code, and around it a package by which editors know it.
struct OwnApp {
  /// What stands in the mark of such a folder, where a workspace has the id of its workshop.
  static let id = "new"

  let folder: URL

  /// Whether the folder was made as such a one.
  var isMade: Bool { Workspace.workshop(of: folder) == Self.id }

  /// Copies the code of a wiring into the folder, which is made where it is not there.
  ///
  /// - Throws: `ShellError.workspace` where the folder has files in it, `.cannotCompile` where the code cannot be read, or
  ///   `.unwritable`.
  func make(from wiring: Wiring) throws(ShellError) {
    guard isFree else { throw .workspace(.notEmpty(folder: folder.path)) }
    let code: [AppSource.File]
    do throws(CompileError) { code = try wiring.source.files() } catch { throw .cannotCompile(error) }
    var files = [Workshop.pageName: Array(Self.page(for: wiring).utf8)]
    for file in code { files["\(Workshop.appFolderName)/\(file.place)"] = file.bytes }
    try write(files)
    guard let workshop = Workshop(folder: folder) else { return }
    let package = WorkspacePackage(workshop: workshop, libraries: wiring.libraries, owner: .learner)
    try write(package.files())
    try write(package.manifest { path in code.contains { $0.place.hasPrefix("\(path)/") } })
  }

  /// Whether nothing is in the way; a repository without files is not.
  private var isFree: Bool {
    let files = FileManager.default
    guard files.fileExists(atPath: folder.path) else { return true }
    guard folder.isFolder, let names = try? files.contentsOfDirectory(atPath: folder.path) else { return false }
    return names.allSatisfy { $0 == ".git" }
  }

  private func write(_ files: [String: [UInt8]]) throws(ShellError) {
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file, options: .atomic)
      } catch {
        throw .unwritable(file: file.path, reason: error.systemReason)
      }
    }
  }

  /// What makes the folder as good as a workshop: whose rules its code follows, and which of its folders are modules.
  private static func page(for wiring: Wiring) -> String {
    let architecture = wiring.architecture.map { ["architecture: \($0)"] } ?? []
    let modules = wiring.layers.map { "  \($0.path): \($0.name)" }
    let lines = architecture + (modules.isEmpty ? [] : ["modules:"] + modules)
    let title = "# An app of my own\(wiring.title.map { ", after \($0)" } ?? "")\n"
    return lines.isEmpty ? title : "---\n\(lines.joined(separator: "\n"))\n---\n\(title)"
  }
}

extension WorkshopPlayer {
  /// Makes an app of a person's own in a folder, or opens the one that was made there.
  ///
  /// - Parameters:
  ///   - path: as it was typed; without a slash, it is a folder in the present one.
  ///   - source: whose code is copied; nil for an app of one screen, or to open what is there.
  /// - Returns: the app, as `switch` knows it.
  func makeOwnApp(at path: String, from source: Wiring?) throws(ShellError) -> Wiring {
    let place = try requirePlace()
    let folder = URL(
      filePath: NSString(string: path).expandingTildeInPath, directoryHint: .isDirectory, relativeTo: appSession.folder
    ).standardizedFileURL
    let app = OwnApp(folder: folder)
    if source != nil || !app.isMade {
      guard let source = source ?? appSession.wirings.beginning else { throw .workshop(.noBeginning) }
      try app.make(from: source)
    }
    try writeFlags(place.kit, to: folder)
    let reference = path.contains("/") || path.hasPrefix(".") || path.hasPrefix("~") ? path : "./\(path)"
    return try appSession.wirings.wiring(reference, relativeTo: appSession.folder)
  }
}
