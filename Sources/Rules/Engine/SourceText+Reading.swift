import Foundation

extension SourceText {
  /// The Swift files at a path, a folder's in the order of their names; hidden files and build folders are left out.
  ///
  /// - Parameter path: what findings' names begin with where it is no current folder.
  /// - Throws: `LintError` when there is nothing to read.
  public static func read(path: String) throws(LintError) -> [SourceText] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .noSuchFile(path) }
    guard isFolder.boolValue else { return [try read(file: path, name: path)] }
    var names: [String] = []
    collect(in: path, name: "", into: &names)
    guard !names.isEmpty else { throw .noSwiftFiles(path) }
    let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    var texts: [SourceText] = []
    for name in names { texts.append(try read(file: prefix + name, name: prefix + name)) }
    return texts
  }

  /// Whether a folder holds other people's code, what a build has made, or files that are yet to become code.
  private static func isForeign(_ folder: String) -> Bool {
    let names: Set<String> = ["Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules"]
    return names.contains(folder) || folder.hasSuffix(".xctemplate") || folder.hasSuffix(".framework")
      || folder.hasSuffix(".xcframework")
  }

  private static func collect(in folder: String, name: String, into names: inout [String]) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let path = "\(folder)/\(entry)"
      let entryName = name.isEmpty ? entry : "\(name)/\(entry)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        // A link to a folder may lead in a circle.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if !isLink, !isForeign(entry) { collect(in: path, name: entryName, into: &names) }
      } else if entry.hasSuffix(".swift"), entryName != "Package.swift" {
        names.append(entryName)
      }
    }
  }

  private static func read(file: String, name: String) throws(LintError) -> SourceText {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .unreadable(file: file, reason: "permission denied")
    }
    return SourceText(name: name, bytes: Array(data))
  }
}
