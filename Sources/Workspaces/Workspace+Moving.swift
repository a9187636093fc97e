import Foundation
import LibC
import Platform

/// What is done with the learner's own code on the way to another step.
public enum Carrying: Hashable, Sendable {
  /// It stays on its branch; the other step is as one left it, or as it is given.
  case nothing
  /// It goes along: what the learner has changed is changed in the other step too.
  case mine
  /// As `mine`; where both have changed the same lines, the learner's file counts.
  case preferringMine
  /// As `mine`; where both have changed the same lines, the step's file counts.
  case preferringStep
}

// Going from step to step.
extension Workspace {
  /// Goes to a step. What the learner has here is committed to the branch of this step first.
  ///
  /// - Throws: `WorkspaceError.conflict` if code is to be carried, and both sides have changed the same lines; nothing
  ///   has moved then.
  public func move(to target: StepCode, carrying: Carrying = .nothing) throws(WorkspaceError) {
    try whileLocked { () throws(WorkspaceError) in
      try refuseUnfinished()
      let here = try step
      try keep("before step \(target.name)")
      let own = try commitOwn(at: here)
      guard target.name != here.name else { return }
      let commit = try destination(target, from: here, own: own, carrying: carrying)
      try go(to: commit, on: StepBranches.mine(target), step: target)
    }
  }

  /// Puts one file of the step, or all of its code, where one works. What is there now is kept first.
  ///
  /// - Parameter path: relative to the workspace or to its folder `App`.
  /// - Returns: the files that were put back.
  public func reset(_ path: String? = nil) throws(WorkspaceError) -> [String] {
    try whileLocked { () throws(WorkspaceError) in
      let step = try step
      let commit = try commit(of: step)
      try keep("before reset")
      guard let path else {
        let changed = try changedFiles(from: commit)
        try replaceApp(with: commit)
        return changed
      }
      let place = path.hasPrefix("\(Self.appFolderName)/") ? path : "\(Self.appFolderName)/\(path)"
      guard step.files[place] != nil else {
        let names = step.files.keys.filter { $0.hasSuffix("/" + (place.split(separator: "/").last ?? "")) }
        throw .noSuchFile(path, nearest: names.sorted().first)
      }
      try checkOut([place], from: commit)
      return [place]
    }
  }

  /// Makes the folder `App` what these files are. What is there now is kept first.
  public func put(_ files: [String: [UInt8]], reason: String) throws(WorkspaceError) {
    try whileLocked { () throws(WorkspaceError) in
      try keep(reason)
      let tree = try makeTree(of: files, on: Self.versions)
      let commit = try makeCommit(of: tree, on: [], message: reason)
      try replaceApp(with: commit)
      try keep(reason.replacing("before ", with: "with "))
    }
  }

  /// Goes to the first step of a new workspace.
  func begin(at step: StepCode) throws(WorkspaceError) {
    let commit = try commit(of: step)
    try go(to: commit, on: StepBranches.mine(step), step: step)
  }

  /// Finishes a move in whose middle the shell was stopped.
  func finishMove() throws(WorkspaceError) {
    guard let text = try? String(contentsOf: privateFile("moving"), encoding: .utf8) else { return }
    let words = text.split(separator: "\n").map(String.init)
    guard words.count == 3, let target = branches.steps.first(where: { $0.name == words[2] }) else { return }
    try keep("found after a stop")
    try go(to: words[0], on: words[1], step: target)
  }

  /// The commit of a step as it is given.
  func commit(of step: StepCode) throws(WorkspaceError) -> String {
    try git.run("rev-parse", "--verify", "refs/heads/\(branches.branch(of: step))").lines.first ?? ""
  }

  /// Commits the files to the learner's branch of a step.
  ///
  /// - Returns: the tip of that branch; nil if there is nothing of the learner's own.
  private func commitOwn(at step: StepCode) throws(WorkspaceError) -> String? {
    let branch = "refs/heads/\(StepBranches.mine(step))"
    let tip = try git.ask("rev-parse", "--verify", "--quiet", branch)?.lines.first
    let base: String
    if let tip { base = tip } else { base = try commit(of: step) }
    let tree = try git.run("rev-parse", "\(Self.versions)^{tree}").lines.first ?? ""
    let baseTree = try git.run("rev-parse", "\(base)^{tree}").lines.first ?? ""
    if tree == baseTree { return tip }
    // What was committed on another branch meanwhile stays reachable.
    let head = try git.ask("rev-parse", "--verify", "--quiet", "HEAD")?.lines.first
    let parents = head == nil || head == base ? [base] : [base, head ?? base]
    let commit = try makeCommit(of: tree, on: parents, message: "My code at \(step.name)")
    try git.run("update-ref", branch, commit, tip ?? "")
    return commit
  }

  /// The commit at which the learner arrives at a step.
  private func destination(
    _ target: StepCode, from here: StepCode, own: String?, carrying: Carrying
  ) throws(WorkspaceError) -> String {
    let branch = "refs/heads/\(StepBranches.mine(target))"
    let tip = try git.ask("rev-parse", "--verify", "--quiet", branch)?.lines.first
    let given = try commit(of: target)
    guard carrying != .nothing, let own else { return tip ?? given }
    let merged = try merge(
      base: here.files, mine: try files(of: own), theirs: target.files, carrying, step: target.name)
    let tree = try makeTree(of: merged, on: own)
    let parents = [own] + [tip ?? given]
    let commit = try makeCommit(of: tree, on: parents, message: "My code of \(here.name) at \(target.name)")
    try git.run("update-ref", branch, commit, tip ?? "")
    return commit
  }

  /// Puts a commit's code where one works, and its branch under the head.
  private func go(to commit: String, on branch: String, step: StepCode) throws(WorkspaceError) {
    try refuseLocked()
    let ref = "refs/heads/\(branch)"
    if try git.ask("rev-parse", "--verify", "--quiet", ref) == nil { try git.run("update-ref", ref, commit) }
    try write("\(commit)\n\(branch)\n\(step.name)", to: privateFile("moving"))
    try replaceApp(with: commit)
    try git.run("symbolic-ref", "HEAD", ref)
    try git.run("read-tree", "--reset", "HEAD")
    _ = try git.ask("update-index", "-q", "--refresh")
    try write(step.name, to: stepFile)
    try? FileManager.default.removeItem(at: privateFile("moving"))
  }

  private func refuseUnfinished() throws(WorkspaceError) {
    let operations = [
      ("rebase-merge", "a rebase", "`git rebase --continue` or `--abort`"),
      ("rebase-apply", "a rebase", "`git rebase --continue` or `--abort`"),
      ("MERGE_HEAD", "a merge", "`git merge --continue` or `--abort`"),
      ("CHERRY_PICK_HEAD", "a cherry-pick", "`git cherry-pick --continue` or `--abort`"),
      ("REVERT_HEAD", "a revert", "`git revert --continue` or `--abort`"),
      ("BISECT_LOG", "a bisection", "`git bisect reset`"),
    ]
    for (file, operation, finish) in operations
    where FileManager.default.fileExists(atPath: folder.appending(path: ".git/\(file)").path) {
      // What is there is kept, whatever comes of it.
      try keep("during \(operation)")
      throw .unfinished(operation: operation, finish: finish)
    }
    try refuseLocked()
  }

  private func refuseLocked() throws(WorkspaceError) {
    for name in ["index.lock", "HEAD.lock"] {
      let lock = folder.appending(path: ".git/\(name)")
      if FileManager.default.fileExists(atPath: lock.path) { throw .locked(file: lock.path) }
    }
  }
}

// Merging file by file.
extension Workspace {
  /// The learner's changes to `base`, made to `theirs`.
  private func merge(
    base: [String: [UInt8]], mine: [String: [UInt8]], theirs: [String: [UInt8]], _ carrying: Carrying, step: String
  ) throws(WorkspaceError) -> [String: [UInt8]] {
    var merged = theirs
    var conflicts: [FileConflict] = []
    for path in Set(base.keys).union(mine.keys).sorted() where path.hasPrefix("\(Self.appFolderName)/") {
      let (old, own, new) = (base[path], mine[path], theirs[path])
      if own == old || own == new { continue }
      if old == new {
        merged[path] = own
      } else if let own, let new, let both = try mergedLines(base: old ?? [], mine: own, theirs: new) {
        merged[path] = both
      } else if carrying == .preferringMine {
        merged[path] = own
      } else if carrying != .preferringStep {
        func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
        conflicts.append(FileConflict(path: path, mine: text(own), theirs: text(new)))
      }
    }
    guard conflicts.isEmpty else { throw .conflict(conflicts, step: step) }
    return merged
  }

  /// Two texts merged line by line; nil if they have changed the same lines.
  private func mergedLines(base: [UInt8], mine: [UInt8], theirs: [UInt8]) throws(WorkspaceError) -> [UInt8]? {
    let names = ["mine", "base", "theirs"].map { privateFile("merge-\($0)") }
    for (name, bytes) in zip(names, [mine, base, theirs]) {
      do {
        try Data(bytes).write(to: name)
      } catch {
        throw .file(path: name.path, reason: error.systemReason)
      }
    }
    defer { for name in names { try? FileManager.default.removeItem(at: name) } }
    return try git.ask("merge-file", "-p", names[0].path, names[1].path, names[2].path)?.output
  }

  /// A tree like a commit's, with other code.
  private func makeTree(of code: [String: [UInt8]], on commit: String) throws(WorkspaceError) -> String {
    let index = ["GIT_INDEX_FILE": privateFile("merge-index").path]
    defer { try? FileManager.default.removeItem(at: privateFile("merge-index")) }
    try git.run("read-tree", commit, variables: index)
    let before = try git.run("ls-files", "-z", "--", Self.appFolderName, variables: index).parts
    var lines = ""
    let app = code.filter { $0.key.hasPrefix("\(Self.appFolderName)/") }
    for path in before where app[path] == nil { lines += "0 0000000000000000000000000000000000000000\t\(path)\n" }
    for (path, bytes) in app.sorted(by: { $0.key < $1.key }) {
      let blob = try git.run("hash-object", "-w", "--no-filters", "--stdin", input: bytes).lines.first ?? ""
      lines += "100644 \(blob)\t\(path)\n"
    }
    try git.run("update-index", "--index-info", input: Array(lines.utf8), variables: index)
    return try git.run("write-tree", variables: index).lines.first ?? ""
  }
}

// Files and commits.
extension Workspace {
  /// The files that a commit has in the folder `App`, by path.
  func files(of commit: String) throws(WorkspaceError) -> [String: [UInt8]] {
    let entries = try git.run("ls-tree", "-r", "-z", commit, "--", Self.appFolderName).parts
    let blobs = entries.compactMap { entry -> (path: String, id: String)? in
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      let words = parts[0].split(separator: " ").map(String.init)
      return words[1] == "blob" ? (parts[1], words[2]) : nil
    }
    let ids = blobs.map(\.id).joined(separator: "\n") + "\n"
    var rest = try git.run("cat-file", "--batch", input: Array(ids.utf8)).output[...]
    var files: [String: [UInt8]] = [:]
    for blob in blobs {
      guard let end = rest.firstIndex(of: 0x0a) else { break }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      let size = head.last.flatMap { Int($0) } ?? 0
      files[blob.path] = Array(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 2 + size)...]
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
    let text = try git.run("for-each-ref", "--format=%(refname) %(objectname)", "refs/heads").lines
    let before = Dictionary(
      text.map { line -> (String, String) in
        let words = line.split(separator: " ").map(String.init)
        return (words[0], words[1])
      }
    ) { first, _ in first }
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
