import Testing
import Workspaces

/// What is said when something cannot be done with a workspace.
struct WorkspaceErrorTests {
  @Test(arguments: [
    (
      WorkspaceError.noGit,
      "a workspace is a git repository, and there is no `git` in PATH; install git and try again"
    ),
    (
      .insideRepository(folder: "/work/vip", repository: "/work"),
      """
      /work/vip is inside the git repository /work; name a folder outside of it, or add `--inside` to have a \
      repository within a repository
      """
    ),
    (.notEmpty(folder: "vip"), "vip has files in it already; name a new folder or an empty one"),
    (.notAWorkspace(folder: "vip"), "vip is not a workspace; `workshop <id> vip` makes one"),
    (.otherWorkshop(folder: "vip", workshop: "mvpcf"), "vip is a workspace of the workshop mvpcf"),
    (.newerFormat(folder: "vip"), "vip was made by a newer version of Atelier; open it with that one"),
    (
      .unfinished(operation: "a rebase", finish: "`git rebase --continue` or `--abort`"),
      """
      a rebase is not finished in this repository; finish it (`git rebase --continue` or `--abort`) and try again. \
      Your code is kept as it is
      """
    ),
    (
      .locked(file: "vip/.git/index.lock"),
      """
      git is at work here or was stopped while it was; if no git is running, delete vip/.git/index.lock and try again
      """
    ),
    (.busy(folder: "vip"), "another shell is at work in vip; try again when it has finished"),
    (.noVersion(1, count: 0), "no version was kept yet"),
    (.noVersion(9, count: 3), "there is no version 9; `mine` lists 1 to 3"),
    (.noSuchFile("Usr.swift", nearest: nil), "the step has no file Usr.swift"),
    (.noSuchFile("Usr.swift", nearest: "User.swift"), "the step has no file Usr.swift; did you mean User.swift?"),
    (
      .tooFewBranches(repository: "class"),
      "class has no two branches with Swift code; each branch becomes a step, `main` the first"
    ),
    (.file(path: "vip/App", reason: "Permission denied"), "vip/App: Permission denied"),
    (
      .diskFull(folder: "vip"),
      "the disk with vip is full; what was kept before is still there. Free some space and try again"
    ),
    (
      .unwritable(path: "vip/.git/atelier/lock", reason: "read-only file system"),
      """
      vip/.git/atelier/lock cannot be written: read-only file system; nothing was changed. See to that, or name another \
      folder: `workshop <id> <folder>`
      """
    ),
    (
      .stopped(command: "clone", folder: "/tmp/import"),
      "stopped before the repository was fetched; nothing was imported"
    ),
    (
      .stopped(command: "rev-parse", folder: "vip"),
      """
      `git rev-parse` was stopped before it had answered in vip; your code is kept, and the next try finishes what was \
      begun
      """
    ),
    (
      .git(command: "clone", reason: "repository 'x' does not exist", folder: "/tmp/import"),
      """
      `git clone` failed: repository 'x' does not exist; check the address, or fetch the repository yourself and name \
      its folder
      """
    ),
    (
      .git(command: "commit", reason: "bad object HEAD", folder: "vip"),
      """
      `git commit` failed in vip: bad object HEAD; nothing of your code is lost. `git fsck` says what is damaged, and \
      where nothing helps, name a new folder, and copy App there
      """
    ),
    (
      .git(command: "rev-parse", reason: "bad config line 1 in file /home/ann/.gitconfig", folder: "vip"),
      """
      `git rev-parse` failed in vip: bad config line 1 in file /home/ann/.gitconfig; correct that setting and try again
      """
    ),
    (
      .git(command: "init", reason: "detected dubious ownership in repository at 'vip'", folder: "vip"),
      """
      `git init` failed in vip: detected dubious ownership in repository at 'vip'; the folder is another account's. If \
      you trust it, say `git config --global --add safe.directory vip`
      """
    ),
  ])
  func `an error says what, where and what next`(error: WorkspaceError, message: String) {
    #expect(error.description == message)
  }
}
