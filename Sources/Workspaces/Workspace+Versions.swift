import Foundation

/// A version of a learner's code that was kept.
public struct Version: Hashable, Sendable {
  /// From 1, the oldest.
  public let number: Int
  /// The step at which it was kept: `03-use-cases`.
  public let step: String
  /// Why it was kept: `saved`, `before step 04-holders`.
  public let reason: String
  /// When it was kept.
  public let date: Date
  /// The files that differ from the version before, relative to the workspace.
  public let files: [String]
  /// The id of its commit.
  let commit: String
}

// The chain of all versions.
extension Workspace {
  static let versions = "refs/atelier/versions"

  /// Keeps the files as they are now, those that git does not track or ignores included.
  ///
  /// - Returns: whether there was anything new to keep.
  @discardableResult
  public func keepVersion(_ reason: String = "saved") throws(WorkspaceError) -> Bool {
    try whileLocked { () throws(WorkspaceError) in try keep(reason) }
  }

  /// All versions, the oldest first.
  public func versions() throws(WorkspaceError) -> [Version] {
    guard try git.ask("rev-parse", "--verify", "--quiet", Self.versions) != nil else { return [] }
    // A commit's first line begins with a byte that stands in no name of a file, and its message is on the second.
    let log = try git.run(
      "log", "--first-parent", "--reverse", "--format=%x01%H %ct%n%s", "--name-only", "--no-renames", "--root",
      Self.versions)
    var lines = log.output.split(separator: 0x0a, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    var versions: [Version] = []
    while let head = lines.popFirst() {
      guard let message = lines.popFirst(), head.first == "\u{1}" else { throw git.unreadable("log") }
      let end = lines.firstIndex { $0.first == "\u{1}" } ?? lines.endIndex
      let fields = try git.fields(2, of: head.dropFirst(), to: "log")
      let (step, reason) = Self.parts(of: message)
      versions.append(
        Version(
          number: versions.count + 1, step: step, reason: reason,
          date: Date(timeIntervalSince1970: Double(fields[1]) ?? 0),
          files: lines[..<end].filter { !$0.isEmpty }, commit: fields[0]))
      lines = lines[end...]
    }
    return versions
  }

  /// The step and the reason that `record` has written; a message of anybody else's is all reason.
  private static func parts(of message: String) -> (step: String, reason: String) {
    let parts = message.split(separator: ": ", maxSplits: 1).map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : ("", message)
  }

  /// A version by its number.
  public func version(_ number: Int) throws(WorkspaceError) -> Version {
    let all = try versions()
    guard number > 0, number <= all.count else { throw .noVersion(number, count: all.count) }
    return all[number - 1]
  }

  /// The code that a version has in the folder `App`, by path.
  public func code(of version: Version) throws(WorkspaceError) -> [String: [UInt8]] {
    try files(of: version.commit)
  }

  /// Puts a version's code where one works. What is there now is kept first.
  public func bringBack(_ version: Version) throws(WorkspaceError) {
    try whileLocked { () throws(WorkspaceError) in
      try finishMove()
      try keep("before version \(version.number)")
      try replaceApp(with: version.commit)
      try keep("version \(version.number) again")
    }
  }

  /// Keeps files and index as they are. The lock is held.
  @discardableResult
  func keep(_ reason: String) throws(WorkspaceError) -> Bool {
    let step = try step
    let index = ["GIT_INDEX_FILE": privateFile("index").path]
    var isNew = false
    if let staged = try stagedTree() { isNew = try record(staged, "\(step.name): staged") }
    do throws(WorkspaceError) {
      try git.run("add", "--all", "--force", "--", ".", ":(exclude).build", ":(exclude).atelier", variables: index)
    } catch {
      // An index that was not finished is worth nothing.
      try? FileManager.default.removeItem(at: privateFile("index"))
      try? FileManager.default.removeItem(at: privateFile("index.lock"))
      try git.run("add", "--all", "--force", "--", ".", ":(exclude).build", ":(exclude).atelier", variables: index)
    }
    let tree = try git.run("write-tree", variables: index).lines.first ?? ""
    return try record(tree, "\(step.name): \(reason)") || isNew
  }

  /// Adds a tree to the chain, unless it is the last one already.
  private func record(_ tree: String, _ message: String) throws(WorkspaceError) -> Bool {
    let last = try git.ask("rev-parse", "--verify", "--quiet", Self.versions)?.lines.first
    if let last, try git.run("rev-parse", "\(last)^{tree}").lines.first == tree { return false }
    let commit = try makeCommit(of: tree, on: [last].compactMap(\.self), message: message)
    try git.run("update-ref", Self.versions, commit, last ?? "")
    return true
  }

  /// What is staged, where that is neither what is committed nor what is in the files; nil too while it has conflicts.
  private func stagedTree() throws(WorkspaceError) -> String? {
    guard FileManager.default.fileExists(atPath: folder.appending(path: ".git/index").path),
      try git.ask("diff-files", "--quiet") == nil, try git.ask("diff-index", "--cached", "--quiet", "HEAD") == nil
    else { return nil }
    return try git.ask("write-tree")?.lines.first
  }

  /// Makes a commit that no branch has.
  func makeCommit(of tree: String, on parents: [String], message: String) throws(WorkspaceError) -> String {
    var variables: [String: String] = [:]
    if try git.ask("var", "GIT_COMMITTER_IDENT") == nil {
      for role in ["AUTHOR", "COMMITTER"] {
        variables["GIT_\(role)_NAME"] = "Learner"
        variables["GIT_\(role)_EMAIL"] = "learner@localhost"
      }
    }
    switch parents.count {
    case 0: return try git.run("commit-tree", tree, "-m", message, variables: variables).lines.first ?? ""
    case 1:
      return try git.run("commit-tree", tree, "-p", parents[0], "-m", message, variables: variables).lines.first ?? ""
    default:
      return try git.run(
        "commit-tree", tree, "-p", parents[0], "-p", parents[1], "-m", message, variables: variables
      ).lines.first ?? ""
    }
  }
}
