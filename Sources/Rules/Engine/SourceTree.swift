import Foundation
import Platform

/// The Swift files at a path: those that can be read, and those that cannot.
///
/// A folder's are in the order of their names; hidden files and build folders are left out.
public struct SourceTree {
  /// The files that were read.
  public private(set) var texts: [SourceText] = []
  /// What could not be.
  public private(set) var problems: [FileProblem] = []
  /// Folders that are projects of their own, which are not read.
  public private(set) var projects: [String] = []
  /// Folders and Swift files that are left out: other people's code, what a build has made, and what is ignored.
  public private(set) var leftOut: [String] = []
  /// Folders below the path that have a configuration of their own.
  public private(set) var configured: [String] = []
  /// The screens that storyboards show first.
  public private(set) var firstScreens = FirstScreens()
  /// Several apps that are all that the folder has, each with an Xcode project of its own.
  public private(set) var apps: [App] = []
  private var xcode = XcodeFiles()
  private let ignored: Set<String>
  private let isProject: (String) -> Bool
  /// What the names of all files begin with.
  private var root = ""
  /// The files that were found and are yet to be read.
  private var names: [String] = []

  /// One of several apps in a folder.
  public struct App: Sendable {
    /// Its folder's path.
    public let folder: String
    /// The screens that its storyboards show first.
    public let firstScreens: FirstScreens
  }

  /// Reads a file, or all those of a folder.
  ///
  /// - Parameter path: what findings' names begin with unless it is the current folder.
  /// - Parameter ignored: the paths, from the folder, of files and folders that are to be left out.
  /// - Parameter isProject: whether a folder is a project of its own, given its path.
  /// - Throws: `LintError` when there is nothing to read.
  public init(
    path: String, ignoring ignored: Set<String> = [], isProject: @escaping (String) -> Bool = { _ in false }
  ) throws(LintError) {
    self.isProject = isProject
    self.ignored = ignored
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .noSuchFile(path) }
    if isFolder.boolValue {
      let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
      root = prefix
      collect(in: path, named: prefix, isRoot: true)
      readAll()
    } else if path.hasSuffix(".swift") {
      read(path)
    }
    if texts.isEmpty, problems.isEmpty, projects.isEmpty { throw .noSwiftFiles(path) }
  }

  /// Whether a folder holds other people's code, what a build has made, or files that are yet to become code.
  private static func isForeign(_ folder: String) -> Bool {
    let names: Set<String> = [
      "Pods", "Carthage", "DerivedData", "SourcePackages", "ThirdParty", "Vendor", "Vendors", "build", "node_modules",
    ]
    let endings = [".framework", ".playground", ".xcassets", ".xcframework", ".xctemplate"]
    return names.contains(folder) || endings.contains(where: folder.hasSuffix)
  }

  /// - Parameter prefix: what stands in front of the names of what is in the folder.
  private mutating func collect(in folder: String, named prefix: String, isRoot: Bool = false) {
    if isProject(folder) { return projects.append(prefix.isEmpty ? folder : String(prefix.dropLast())) }
    guard let entries = FolderEntry.all(in: folder) else { return noteUnreadable(folder, named: prefix) }
    if !isRoot, entries.contains(where: { $0.name == Configuration.fileName }) { configured.append(folder) }
    for entry in entries.sorted(by: { $0.name < $1.name }) where !entry.name.hasPrefix(".") {
      let path = "\(folder)/\(entry.name)"
      if !ignored.contains(local(prefix + entry.name)) { xcode.note(entry.name, in: folder) }
      if Self.isFolder(entry, at: path) {
        // A link to a folder may lead in a circle.
        if entry.kind != .folder, PlainFile.isLink(path) { continue }
        let local = self.local(prefix + entry.name)
        if Self.isForeign(entry.name) || ignored.contains(local) {
          leftOut.append(local)
        } else {
          collect(in: path, named: "\(prefix)\(entry.name)/")
        }
      } else if entry.name.hasSuffix(".swift"), !(isRoot && entry.name == "Package.swift") {
        let local = self.local(prefix + entry.name)
        if ignored.contains(local) {
          leftOut.append(local)
        } else if entry.kind == .file || !isLinkToOther(path) {
          names.append(prefix + entry.name)
        }
      }
    }
  }

  /// Whether a file is a link to a Swift file that is checked where it is.
  private func isLinkToOther(_ path: String) -> Bool {
    guard PlainFile.isLink(path), FileManager.default.fileExists(atPath: path) else { return false }
    let target = RelativePath.components(of: path)
    let root = RelativePath.components(of: root.isEmpty ? "." : root)
    return target.last?.hasSuffix(".swift") == true && target.starts(with: root)
      && !target.dropFirst(root.count).contains { $0.hasPrefix(".") || Self.isForeign($0) }
  }

  private static func isFolder(_ entry: FolderEntry, at path: String) -> Bool {
    guard entry.kind == .other else { return entry.kind == .folder }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The path from the root of what has a name.
  private func local(_ name: String) -> String { String(decoding: name.utf8.dropFirst(root.utf8.count), as: UTF8.self) }

  private mutating func noteUnreadable(_ folder: String, named prefix: String) {
    let name = prefix.isEmpty ? folder : String(prefix.dropLast())
    do {
      _ = try FileManager.default.contentsOfDirectory(atPath: folder)
      problems.append(FileProblem(file: name, message: "the folder cannot be read"))
    } catch {
      problems.append(FileProblem(file: name, message: "the folder cannot be read\(error.cause)"))
    }
  }

  /// Reads what was collected, on all cores.
  private mutating func readAll() {
    let read = names.concurrentMap(stackSize: 1 << 20) { PlainFile.bytes(at: $0) }
    let projects = xcode.projects
    let unbuilt = xcode.unbuilt(among: names, by: projects)
    apps = xcode.apps(among: names, by: projects).map { folder in
      let own = xcode.part(in: folder)
      return App(folder: folder, firstScreens: own.firstScreens(of: own.projects))
    }
    firstScreens = apps.isEmpty ? xcode.firstScreens(of: projects) : FirstScreens(joining: apps.map(\.firstScreens))
    for (name, bytes) in zip(names, read) {
      if let bytes {
        texts.append(SourceText(name: name, path: local(name), bytes: bytes, isBuilt: !unbuilt.contains(name)))
      } else {
        self.read(name)
      }
    }
    names = []
  }

  /// - Parameter name: its path, too.
  private mutating func read(_ name: String) {
    if let bytes = PlainFile.bytes(at: name) {
      return texts.append(SourceText(name: name, path: local(name), bytes: bytes))
    }
    guard FileManager.default.fileExists(atPath: name) else {
      let isUnknown = name.unicodeScalars.contains("\u{FFFD}")
      let message = isUnknown ? "the file's name is not in UTF-8; rename it" : "the link leads nowhere"
      return problems.append(FileProblem(file: name, message: message))
    }
    do {
      let file = URL(filePath: name).resolvingSymlinksInPath()
      // Reading a pipe waits for somebody who writes.
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return problems.append(FileProblem(file: name, message: "this is not a regular file"))
      }
      let bytes = Array(try Data(contentsOf: file))
      texts.append(SourceText(name: name, path: local(name), bytes: bytes))
    } catch {
      problems.append(FileProblem(file: name, message: "the file cannot be read\(error.cause)"))
    }
  }
}

extension Error {
  /// Why something cannot be read, behind a colon, where there is more to say than that.
  fileprivate var cause: String {
    (self as? CocoaError)?.code == .fileReadNoPermission ? ": permission denied" : ""
  }
}
