import Foundation
import Platform
import Rules

/// Fixes of some files, to be shown or to be written.
struct LintFixes {
  let files: [FixedFile]

  /// What was fixed, in words: a line for each finding, and a count.
  var words: String {
    let lines = files.flatMap(\.findings).map { finding in
      "\(finding.file ?? ""):\(finding.line ?? 1): fixed: \(finding.what) [\(finding.rule)]\n"
    }
    let files = "\(files.count) \(files.count == 1 ? "file" : "files")"
    return lines.joined() + (lines.isEmpty ? "nothing can be fixed without you" : "\(lines.count) fixed in \(files)")
  }

  /// Writes the files, each by one rename; one that has changed since it was read stays as it is.
  func write() throws(LintError) {
    for file in files {
      let url = URL(filePath: file.name).resolvingSymlinksInPath()
      do {
        let manager = FileManager.default
        guard try Data(contentsOf: url).elementsEqual(file.old) else { throw LintError.changedMeanwhile(file.name) }
        let permissions = try manager.attributesOfItem(atPath: url.path)[.posixPermissions]
        try Data(file.new).write(to: url, options: .atomic)
        try manager.setAttributes([.posixPermissions: permissions ?? 0o644], ofItemAtPath: url.path)
      } catch let error as LintError {
        throw error
      } catch {
        throw .unwritable(file: file.name, reason: error.systemReason)
      }
    }
  }

  /// The changes as a unified diff, as git writes it; empty if there are none.
  func diff() throws(LintError) -> String {
    guard !files.isEmpty else { return "" }
    let folder = TemporaryFile.url()
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      for file in files {
        // Names that lead out of the folder, or begin at the root, stay in it.
        let name = file.name.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
        try Self.write(file.old, to: folder.appending(path: "a/\(name)"))
        try Self.write(file.new, to: folder.appending(path: "b/\(name)"))
      }
    } catch {
      throw .unwritable(file: folder.path, reason: error.systemReason)
    }
    return try GitFolder(folder.path).difference(between: "a", and: "b")
  }

  private static func write(_ bytes: [UInt8], to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
