/// Why something could not be done with a workspace. Each says what, where, and what next; nothing was lost.
public enum WorkspaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no git in PATH.
  case noGit
  /// The folder belongs to another repository.
  case insideRepository(folder: String, repository: String)
  /// The folder has other files in it.
  case notEmpty(folder: String)
  /// The folder is not a workspace.
  case notAWorkspace(folder: String)
  /// The workspace is another workshop's.
  case otherWorkshop(folder: String, workshop: String)
  /// The workspace was made by a newer version.
  case newerFormat(folder: String)
  /// A merge, rebase or the like is not finished.
  case unfinished(operation: String, finish: String)
  /// A lock that git has left or holds.
  case locked(file: String)
  /// Another shell is at work in the workspace.
  case busy(folder: String)
  /// Both the learner and the step have changed the same lines of these files.
  case conflict([FileConflict], step: String)
  /// The workspace has no version of this number.
  case noVersion(Int, count: Int)
  /// Neither the step nor the learner has this file.
  case noSuchFile(String, nearest: String?)
  /// A repository has no two branches with Swift code.
  case tooFewBranches(repository: String)
  /// A file cannot be read or written.
  case file(path: String, reason: String)
  /// Something in a workspace, or the workspace's folder itself, cannot be made or written.
  case unwritable(path: String, reason: String)
  /// There is no room for what git has to write.
  case diskFull(folder: String)
  /// The person did not want to wait for git any longer.
  case stopped(command: String, folder: String)
  /// git has failed.
  case git(command: String, reason: String, folder: String)

  public var description: String {
    switch self {
    case .noGit: "a workspace is a git repository, and there is no `git` in PATH; install git and try again"
    case .insideRepository(let folder, let repository):
      "\(folder) is inside the git repository \(repository); name a folder outside of it, or add `--inside` to have a "
        + "repository within a repository"
    case .notEmpty(let folder): "\(folder) has files in it already; name a new folder or an empty one"
    case .notAWorkspace(let folder): "\(folder) is not a workspace; `workshop <id> \(folder)` makes one"
    case .otherWorkshop(let folder, let workshop): "\(folder) is a workspace of the workshop \(workshop)"
    case .newerFormat(let folder): "\(folder) was made by a newer version of Atelier; open it with that one"
    case .unfinished(let operation, let finish):
      "\(operation) is not finished in this repository; finish it (\(finish)) and try again. Your code is kept as it is"
    case .locked(let file):
      "git is at work here or was stopped while it was; if no git is running, delete \(file) and try again"
    case .busy(let folder): "another shell is at work in \(folder); try again when it has finished"
    case .conflict(let files, let step):
      "you and the step \(step) have both changed \(files.map(\.path).joined(separator: ", "))"
    case .noVersion(_, 0): "no version was kept yet"
    case .noVersion(let number, let count): "there is no version \(number); `mine` lists 1 to \(count)"
    case .noSuchFile(let file, let nearest):
      "the step has no file \(file)" + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .tooFewBranches(let repository):
      "\(repository) has no two branches with Swift code; each branch becomes a step, `main` the first"
    case .file(let path, let reason): "\(path): \(reason)"
    case .diskFull(let folder):
      "the disk with \(folder) is full; what was kept before is still there. Free some space and try again"
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason); nothing was changed. See to that, or name another folder: "
        + "`workshop <id> <folder>`"
    case .stopped("clone", _): "stopped before the repository was fetched; nothing was imported"
    case .stopped(let command, let folder):
      "`git \(command)` was stopped before it had answered in \(folder); your code is kept, and the next try finishes "
        + "what was begun"
    case .git("clone", let reason, _):
      "`git clone` failed: \(reason); check the address, or fetch the repository yourself and name its folder"
    case .git(let command, let reason, let folder):
      "`git \(command)` failed in \(folder): \(reason); \(Self.advice(on: reason, in: folder))"
    }
  }

  /// What to do next, by what git has said.
  private static func advice(on reason: String, in folder: String) -> String {
    if reason.contains("dubious ownership") {
      return "the folder is another account's. If you trust it, say "
        + "`git config --global --add safe.directory \(folder)`"
    }
    if reason.contains("bad"), reason.contains("config") { return "correct that setting and try again" }
    return "nothing of your code is lost. `git fsck` says what is damaged, and where nothing helps, name a new folder, "
      + "and copy App there"
  }
}

/// A file that learner and step have both changed, in ways that exclude each other.
public struct FileConflict: Hashable, Sendable {
  /// Relative to the workspace.
  public let path: String
  /// The learner's text; nil if the file was deleted.
  public let mine: String?
  /// The step's text; nil if the step has no such file.
  public let theirs: String?

  /// A conflict between two texts of a file.
  public init(path: String, mine: String?, theirs: String?) {
    (self.path, self.mine, self.theirs) = (path, mine, theirs)
  }
}
