import Foundation
import LibC
import Platform

/// What is done with the learner's own code on the way to another step.
public enum Carrying: Hashable, Sendable {
  /// It stays on its branch; the other step is as one left it, or as it is given.
  case nothing
  /// It goes along: what the learner has changed is changed in the other step too.
  case mine
  /// As `mine`; where both have changed the same lines, the learner's count.
  case preferringMine
  /// As `mine`; where both have changed the same lines, the step's count.
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
      try finishMove()
      try refuseUnfinished()
      let here = try step
      try keep("before step \(target.name)")
      let own = try commitOwn(at: here)
      guard target.name != here.name else { return }
      let commit = try destination(target, from: here, own: own, carrying: carrying)
      try go(to: commit, on: StepBranches.mine(target), step: target)
      keepArrival()
    }
  }

  /// Keeps what one finds at a step, so that the next version shows what one has changed there and nothing else.
  private func keepArrival() {
    // It is on a branch: nothing is lost where there is no room for this.
    _ = try? keep("arrived")
  }

  /// Puts one file of the step, or all of its code, where one works. What is there now is kept first.
  ///
  /// - Parameter path: relative to the workspace or to its folder `App`.
  /// - Returns: the files that were put back.
  public func reset(_ path: String? = nil) throws(WorkspaceError) -> [String] {
    try whileLocked { () throws(WorkspaceError) in
      try finishMove()
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
        let name = place.split(separator: "/").last.map { $0.hasSuffix(".swift") ? $0 : $0 + ".swift" } ?? ""
        let names = step.files.keys.filter { $0.hasSuffix("/" + name) }
        throw .noSuchFile(path, nearest: names.sorted().first)
      }
      try checkOut([place], from: commit)
      return [place]
    }
  }

  /// Makes the folder `App` what these files are. What is there now is kept first.
  public func put(_ files: [String: [UInt8]], reason: String) throws(WorkspaceError) {
    try whileLocked { () throws(WorkspaceError) in
      try finishMove()
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
    keepArrival()
  }

  /// Finishes a move in whose middle the shell or git was stopped.
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
    let tree = try makeTree(of: merged, around: try filesAround(target, from: here, own: own), on: own)
    let parents = [own] + [tip ?? given]
    let commit = try makeCommit(of: tree, on: parents, message: "My code of \(here.name) at \(target.name)")
    try git.run("update-ref", branch, commit, tip ?? "")
    return commit
  }

  /// The files around the code that are other ones at a step, where the learner's are as they were given.
  private func filesAround(
    _ target: StepCode, from here: StepCode, own: String
  ) throws(WorkspaceError) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for (path, bytes) in target.files where !path.hasPrefix("\(Self.appFolderName)/") && here.files[path] != bytes {
      if try git.ask("show", "\(own):\(path)")?.output == here.files[path] { files[path] = bytes }
    }
    return files
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
