import Foundation
import LibC
import Platform

// Files and commits.
extension Workspace {
  /// The files that a commit has in the folder `App`, by path.
  func files(of commit: String) throws(WorkspaceError) -> [String: [UInt8]] {
    var blobs: [(path: String, id: String)] = []
    for entry in try git.run("ls-tree", "-r", "-z", commit, "--", Self.appFolderName).parts {
      let parts = try git.fields(2, of: entry, to: "ls-tree", separatedBy: "\t")
      let words = try git.fields(3, of: parts[0], to: "ls-tree")
      if words[1] == "blob" { blobs.append((parts[1], words[2])) }
    }
    let ids = blobs.map(\.id).joined(separator: "\n") + "\n"
    var rest = try git.run("cat-file", "--batch", input: Array(ids.utf8)).output[...]
    var files: [String: [UInt8]] = [:]
    for blob in blobs {
      guard let end = rest.firstIndex(of: 0x0a) else { throw git.unreadable("cat-file") }
      let head = try git.fields(3, of: String(decoding: rest[..<end], as: UTF8.self), to: "cat-file")
      rest = rest[end...].dropFirst()
      guard let size = Int(head[2]), (0..<rest.count).contains(size) else { throw git.unreadable("cat-file") }
      files[blob.path] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return files
  }

  /// Makes the folder `App` what it is in a commit: files are written, and those that the commit lacks removed.
  func replaceApp(with commit: String) throws(WorkspaceError) {
    let index = ["GIT_INDEX_FILE": privateFile("move-index").path]
    defer { try? FileManager.default.removeItem(at: privateFile("move-index")) }
    try git.run("read-tree", commit, variables: index)
    let wanted = try git.run("ls-files", "-z", "--", Self.appFolderName, variables: index).parts
    let there = try git.run("ls-tree", "-r", "-z", "--name-only", Self.versionsOrEmpty(git), "--", Self.appFolderName)
      .parts
    for path in Set(there).subtracting(wanted) { try remove(path) }
    // A file may stand where a folder is to be, or the other way round; what is there was kept.
    for path in wanted { try makeRoom(for: path) }
    try checkOut(wanted, from: commit)
    // The package around the code may be missing in a new workspace, or have been deleted.
    let others = try git.run("ls-files", "-z", variables: index).parts
      .filter { !$0.hasPrefix("\(Self.appFolderName)/") && !FileManager.default.fileExists(atPath: path($0)) }
    try checkOut(others, from: commit)
  }

  /// Writes files of a commit.
  func checkOut(_ paths: [String], from commit: String) throws(WorkspaceError) {
    guard !paths.isEmpty else { return }
    let index = ["GIT_INDEX_FILE": privateFile("out-index").path]
    defer { try? FileManager.default.removeItem(at: privateFile("out-index")) }
    try git.run("read-tree", commit, variables: index)
    let list = paths.reduce(into: [UInt8]()) { $0 += Array($1.utf8) + [0] }
    try git.run("checkout-index", "--force", "--quiet", "-z", "--stdin", input: list, variables: index)
  }

  /// The files of the folder `App` that differ from a commit's.
  func changedFiles(from commit: String) throws(WorkspaceError) -> [String] {
    try git.run("diff", "--name-only", "--no-renames", "-z", commit, Self.versions, "--", Self.appFolderName).parts
  }

  private static func versionsOrEmpty(_ git: Git) throws(WorkspaceError) -> String {
    // The id of the tree without files, which every repository knows.
    try git.ask("rev-parse", "--verify", "--quiet", versions) == nil
      ? "4b825dc642cb6eb9a060e54bf8d69288fbee4904" : versions
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func remove(_ name: String) throws(WorkspaceError) {
    guard unlink(path(name)) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .file(path: path(name), reason: SystemError.last.description)
    }
    var parent = name.split(separator: "/").dropLast()
    // Folders that are empty now go too.
    while parent.count > 1, rmdir(path(parent.joined(separator: "/"))) == 0 { parent = parent.dropLast() }
  }

  private func makeRoom(for name: String) throws(WorkspaceError) {
    let parts = name.split(separator: "/")
    for count in 1..<parts.count {
      let parent = path(parts.prefix(count).joined(separator: "/"))
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder), !isFolder.boolValue { unlink(parent) }
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder), isFolder.boolValue {
      try? FileManager.default.removeItem(atPath: path(name))
    }
  }

  /// Writes the steps' branches, where they are not there as they are now. What others have made of them is kept.
  func writeBranches() throws(WorkspaceError) {
    var before: [String: String] = [:]
    for line in try git.run("for-each-ref", "--format=%(objectname) %(refname)", "refs/heads").lines {
      let words = try git.fields(2, of: line, to: "for-each-ref")
      before[words[1]] = words[0]
    }
    for step in branches.steps {
      guard let tip = before["refs/heads/\(branches.branch(of: step))"] else { continue }
      try git.run("update-ref", "refs/atelier/replaced/\(tip)", tip)
    }
    try branches.write(with: git)
    let names = branches.steps.map(branches.branch)
    for name in names {
      // A branch that is what it was needs no second name.
      let ref = "refs/heads/\(name)"
      if let old = before[ref], try git.run("rev-parse", ref).lines.first == old {
        try git.run("update-ref", "-d", "refs/atelier/replaced/\(old)")
      }
    }
  }
}
