import Foundation
import LibC
import Platform

/// A learner's folder for one workshop: a git repository with a branch for each step, and the code to work on at one path
/// that is the same in all steps.
///
/// Whatever is done with it, every version of the code that was ever seen is kept, in a chain of commits of its own,
/// `refs/atelier/versions`, beside the branches.
public struct Workspace: Sendable {
  /// The folder of the repository, with links resolved.
  public let folder: URL
  /// The steps, as branches.
  public let branches: StepBranches

  let git: Git

  /// The folder of the code to work on, by name.
  public static let appFolderName = "App"
  /// The file that makes a folder a workspace; its first line is the workshop's id.
  public static let markName = ".atelier-workshop"
  /// What this version of Atelier writes and understands.
  static let format = 1

  /// The folder of the code to work on.
  public var app: URL { folder.appending(path: Self.appFolderName, directoryHint: .isDirectory) }

  /// Makes a workspace in a folder that is empty or not there yet, or opens the one that is there.
  ///
  /// - Parameters:
  ///   - isInsideAllowed: whether the folder may lie in another repository.
  ///   - environment: where `git` is looked for, and who the person is.
  ///   - isCancelled: asked now and then, also later on; the answer yes stops a git that takes long.
  public init(
    at folder: URL, branches: StepBranches, isInsideAllowed: Bool = false, environment: [String: String],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(WorkspaceError) {
    let isNew = try Self.prepare(folder, workshop: branches.workshop)
    self.folder = folder.resolvingSymlinksInPath().standardizedFileURL
    self.branches = branches
    git = try Git(in: self.folder, environment: environment, isCancelled: isCancelled)
    if isNew {
      try Self.refuseInside(self.folder, with: git, isAllowed: isInsideAllowed)
      try makeRepository()
    }
    try whileLocked { () throws(WorkspaceError) in
      try writeAttributes()
      try finishMove()
      try writeBranches()
      if isNew, let first = branches.steps.first { try begin(at: first) }
    }
  }

  /// The workshop's id of the workspace in a folder; nil if the folder is not a workspace.
  public static func workshop(of folder: URL) -> String? {
    let text = try? String(contentsOf: folder.appending(path: markName), encoding: .utf8)
    return text?.split(separator: "\n").first.map(String.init)
  }

  /// The text of the file that makes a folder a workspace.
  public static func mark(of workshop: String) -> String { "\(workshop)\nformat \(format)\n" }

  /// The step that the learner is at.
  ///
  /// The branch says it; where that is none of the workshop's, as with a detached head, the step before counts.
  public var step: StepCode {
    get throws(WorkspaceError) {
      let branch = try git.ask("symbolic-ref", "--quiet", "--short", "HEAD")?.lines.first ?? ""
      let known = try? String(contentsOf: stepFile, encoding: .utf8)
      let step = branches.step(ofBranch: branch) ?? branches.steps.first { $0.name == known }
      guard let step = step ?? branches.steps.first else { throw .notAWorkspace(folder: folder.path) }
      return step
    }
  }

  /// The steps at which the learner has left code of their own.
  public var ownSteps: [StepCode] {
    get throws(WorkspaceError) {
      var own: [StepCode] = []
      for step in branches.steps {
        let branch = "refs/heads/\(StepBranches.mine(step))"
        guard try git.ask("rev-parse", "--verify", "--quiet", branch) != nil else { continue }
        if try git.ask("diff", "--quiet", commit(of: step), branch, "--", Self.appFolderName) == nil {
          own.append(step)
        }
      }
      return own
    }
  }

  /// A file of the shell's own in the repository.
  func privateFile(_ name: String) -> URL { folder.appending(path: ".git/atelier/\(name)") }
  var stepFile: URL { privateFile("step") }

  /// Does something that no other shell may do in the workspace at the same time.
  func whileLocked<Result>(_ work: () throws(WorkspaceError) -> Result) throws(WorkspaceError) -> Result {
    try makePrivateFolder()
    // A child process that is just being started may hold it for a moment.
    var tries = 0
    let lock: FileLock?
    do {
      lock = try FileLock(path: privateFile("lock").path) {
        tries += 1
        return tries > 100
      }
    } catch {
      throw .unwritable(path: privateFile("lock").path, reason: error.systemReason)
    }
    guard let lock else { throw .busy(folder: folder.path) }
    // Nobody else writes these, so that what is left of a process that was killed can go.
    for name in ["versions.lock", "replaced.lock"] {
      try? FileManager.default.removeItem(at: folder.appending(path: ".git/refs/atelier/\(name)"))
    }
    return try lock.whileHeld(work)
  }

  /// Writes a file whole or not at all.
  func write(_ text: String, to file: URL) throws(WorkspaceError) {
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: file.path, reason: error.systemReason)
    }
  }

  /// Makes the repository, or nothing: of a `git init` that fails, nothing is left.
  private func makeRepository() throws(WorkspaceError) {
    let repository = folder.appending(path: ".git")
    let wasThere = Self.holdsObjects(repository)
    do throws(WorkspaceError) {
      if !wasThere { try? FileManager.default.removeItem(at: repository) }
      // First, so that what is left of a shell that was killed is known to be a workspace that was begun.
      try makePrivateFolder()
      try git.run("init", "--quiet", "--initial-branch=main")
    } catch {
      if !wasThere { try? FileManager.default.removeItem(at: repository) }
      throw error
    }
  }

  private func makePrivateFolder() throws(WorkspaceError) {
    do {
      try FileManager.default.createDirectory(at: privateFile(""), withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: privateFile("").path, reason: error.systemReason)
    }
  }

  /// Keeps attributes that are set elsewhere from changing the code on its way through git, also where the learner
  /// calls it.
  private func writeAttributes() throws(WorkspaceError) {
    let file = folder.appending(path: ".git/info/attributes")
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: file.path, reason: error.systemReason)
    }
    try write("* -filter -text -ident -working-tree-encoding\n", to: file)
  }

  /// Whether anything was ever kept in a repository.
  private static func holdsObjects(_ repository: URL) -> Bool {
    let objects = repository.appending(path: "objects").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: objects)) ?? []
    return names.contains { $0 != "info" && $0 != "pack" }
      || (try? FileManager.default.contentsOfDirectory(atPath: objects + "/pack"))?.isEmpty == false
  }

  /// - Returns: whether a repository is to be made in the folder.
  private static func prepare(_ folder: URL, workshop: String) throws(WorkspaceError) -> Bool {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      do {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw .unwritable(path: folder.path, reason: error.systemReason)
      }
      return true
    }
    guard isFolder.boolValue else { throw .file(path: folder.path, reason: "is a file; name a folder") }
    if let other = self.workshop(of: folder) {
      guard other == workshop else { throw .otherWorkshop(folder: folder.path, workshop: other) }
      guard isReadable(folder) else { throw .newerFormat(folder: folder.path) }
      guard files.fileExists(atPath: folder.appending(path: ".git").path, isDirectory: &isFolder) else {
        throw .file(
          path: folder.path, reason: "the workspace has lost its `.git`; name a new folder, and copy App there")
      }
      guard isFolder.boolValue else {
        throw .file(
          path: folder.path,
          reason: "the workspace's `.git` is a file, where there was a folder; name a new folder, and copy App there")
      }
      return false
    }
    let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    // A repository without a commit is what is left where making a workspace was interrupted.
    guard names.isEmpty || names == [".git"] && isUnborn(folder) else { throw .notEmpty(folder: folder.path) }
    return true
  }

  private static func isReadable(_ folder: URL) -> Bool {
    let text = (try? String(contentsOf: folder.appending(path: markName), encoding: .utf8)) ?? ""
    let number = text.split(separator: "\n").dropFirst().first?.split(separator: " ").last.flatMap { Int($0) }
    return (number ?? 0) <= format
  }

  private static func isUnborn(_ folder: URL) -> Bool {
    let privates = folder.appending(path: ".git/atelier").path
    return FileManager.default.fileExists(atPath: privates)
  }

  private static func refuseInside(_ folder: URL, with git: Git, isAllowed: Bool) throws(WorkspaceError) {
    guard !isAllowed,
      let top = try git.ask(
        "rev-parse", "--show-toplevel", variables: ["GIT_CEILING_DIRECTORIES": ""])?.lines.first,
      URL(filePath: top).standardizedFileURL.path != folder.path
    else { return }
    throw .insideRepository(folder: folder.path, repository: top)
  }
}
