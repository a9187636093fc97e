import Foundation

/// The Swift files of a folder, in the order of their names.
struct SourceFolder: Sendable {
  /// With symbolic links resolved.
  let path: String
  private(set) var files: [SourceFile]

  private static let limit = 10_000

  /// Reads an app's folder, and applies its overlays.
  init(of app: AppSource) throws(CompileError) {
    try self.init(app.folder)
    for overlay in app.overlays { files = try Overlay(overlay).applied(to: files) }
  }

  /// Reads every Swift file; hidden files and folders, and a package's manifest, are not app code.
  ///
  /// - Parameters:
  ///   - prefix: the prefix of the files' names in messages.
  ///   - mayBeEmpty: whether a folder without Swift files is accepted.
  init(_ folder: URL, prefix: String = "", mayBeEmpty: Bool = false) throws(CompileError) {
    let path = folder.resolvingSymlinksInPath().standardizedFileURL.path(percentEncoded: false)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(folder.path(percentEncoded: false))
    }
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var walk = Walk(root: self.path)
    try walk.visit(self.path, name: "")
    var files: [SourceFile] = []
    for (name, path) in walk.found {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .unreadable(file: prefix + name, reason: Walk.reason(for: path))
      }
      files.append(
        SourceFile(name: prefix + name, place: name, path: "\(self.path)/\(name)", bytes: Array(data)))
    }
    guard mayBeEmpty || !files.isEmpty else { throw .noSources(folder: self.path) }
    self.files = files
  }

  /// The files in one of its folders, with the overlays applied.
  func part(in path: String) throws(CompileError) -> SourceFolder {
    let part = filtered { $0.place.hasPrefix(path + "/") }
    guard !part.files.isEmpty else { throw .noSources(folder: "\(self.path)/\(path)") }
    return part
  }

  /// The files that are in none of these folders.
  func rest(without paths: [String]) -> SourceFolder {
    filtered { file in !paths.contains { file.place.hasPrefix($0 + "/") } }
  }

  private func filtered(_ isPart: (SourceFile) -> Bool) -> SourceFolder {
    var part = self
    part.files = files.filter(isPart)
    return part
  }

  private struct Walk {
    let root: String
    var found: [(name: String, path: String)] = []
    var seen = 0
    /// The folders on the way here, so that a link to one of them does not lead into an endless loop.
    var ancestors: [String] = []

    init(root: String) { self.root = root }

    mutating func visit(_ folder: String, name: String) throws(CompileError) {
      let real = URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)
      guard !ancestors.contains(real) else { return }
      ancestors.append(real)
      defer { ancestors.removeLast() }
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        throw .unreadable(file: folder, reason: Walk.reason(for: folder))
      }
      seen += entries.count
      guard seen <= SourceFolder.limit else { throw .tooManyFiles(folder: root, limit: SourceFolder.limit) }
      for entry in entries.sorted() where !entry.hasPrefix(".") {
        let path = "\(folder)/\(entry)"
        let name = name.isEmpty ? entry : "\(name)/\(entry)"
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if exists, isFolder.boolValue {
          try visit(path, name: name)
        } else if entry.hasSuffix(".swift"), name != "Package.swift" {
          found.append((name, path))
        }
      }
    }

    static func reason(for path: String) -> String {
      // A name that cannot be decoded leads to no file.
      if path.unicodeScalars.contains("\u{FFFD}") { return "its name is not in UTF-8; rename it" }
      return FileManager.default.fileExists(atPath: path) ? "permission denied" : "the link leads nowhere"
    }
  }
}
