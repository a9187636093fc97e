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
  private let ignored: Set<String>
  private let isProject: (String) -> Bool
  /// What the names of all files begin with.
  private var root = ""

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
    } else {
      read(path)
    }
    if texts.isEmpty, problems.isEmpty, projects.isEmpty { throw .noSwiftFiles(path) }
  }

  /// Whether a folder holds other people's code, what a build has made, or files that are yet to become code.
  private static func isForeign(_ folder: String) -> Bool {
    let names: Set<String> = ["Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules"]
    return names.contains(folder) || folder.hasSuffix(".xctemplate") || folder.hasSuffix(".framework")
      || folder.hasSuffix(".xcframework")
  }

  /// - Parameter prefix: what stands in front of the names of what is in the folder.
  private mutating func collect(in folder: String, named prefix: String, isRoot: Bool = false) {
    if isProject(folder) { return projects.append(prefix.isEmpty ? folder : String(prefix.dropLast())) }
    let entries: [String]
    do {
      entries = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      let name = prefix.isEmpty ? folder : String(prefix.dropLast())
      return problems.append(FileProblem(file: name, message: "the folder cannot be read\(error.cause)"))
    }
    if !isRoot, entries.contains(Configuration.fileName) { configured.append(folder) }
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let path = "\(folder)/\(entry)"
      let local = String((prefix + entry).dropFirst(root.count))
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if exists, isFolder.boolValue {
        // A link to a folder may lead in a circle.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if isLink { continue }
        if Self.isForeign(entry) || ignored.contains(local) {
          leftOut.append(local)
        } else {
          collect(in: path, named: "\(prefix)\(entry)/")
        }
      } else if entry.hasSuffix(".swift"), !(isRoot && entry == "Package.swift") {
        if ignored.contains(local) { leftOut.append(local) } else { read(prefix + entry) }
      }
    }
  }

  /// - Parameter name: its path, too.
  private mutating func read(_ name: String) {
    if let bytes = PlainFile.bytes(at: name) {
      return texts.append(SourceText(name: name, path: String(name.dropFirst(root.count)), bytes: bytes))
    }
    guard FileManager.default.fileExists(atPath: name) else {
      return problems.append(FileProblem(file: name, message: "the link leads nowhere"))
    }
    do {
      let file = URL(filePath: name).resolvingSymlinksInPath()
      // Reading a pipe waits for somebody who writes.
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return problems.append(FileProblem(file: name, message: "this is not a regular file"))
      }
      let bytes = Array(try Data(contentsOf: file))
      texts.append(SourceText(name: name, path: String(name.dropFirst(root.count)), bytes: bytes))
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
