import Foundation
import Testing
import Workspaces

/// Workspaces where git is not as one would like it: set up oddly, damaged, killed, or without an answer.
struct DisturbedGitTests {
  private let here: SampleWorkspace
  private var home: URL { here.home }

  init() throws {
    here = try SampleWorkspace()
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  /// Opens the workspace with a configuration of one's own, and a `git` that begins with a script of the shell's.
  private func open(
    config: String = "", git script: String = "", isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(WorkspaceError) -> Workspace {
    var environment = SampleWorkspace.environment
    environment["HOME"] = home.path
    let path = environment["PATH"] ?? ""
    let text = "#!/bin/sh\n\(script)\nPATH='\(path)' exec git \"$@\"\n"
    // By another process: what this one has open for writing cannot be run while some other test starts a process.
    _ = try? run("cat > git; chmod +x git", text)
    _ = try? run("cat > .gitconfig", config)
    environment["PATH"] = "\(home.path):\(path)"
    return try Workspace(
      at: here.folder, branches: here.branches, environment: environment, isCancelled: isCancelled)
  }

  private func run(_ command: String, _ input: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = home
    let pipe = Pipe()
    process.standardInput = pipe
    try process.run()
    try pipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// What is said where the workspace cannot be opened or used.
  private func problem(_ work: () throws(WorkspaceError) -> Void) -> String? {
    do throws(WorkspaceError) {
      try work()
      return nil
    } catch {
      return error.description.replacing(here.folder.path, with: "FOLDER")
    }
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: here.folder.path)) ?? []).sorted()
  }

  @Test(arguments: [
    "[i18n]\nlogOutputEncoding = UTF-16\ncommitEncoding = UTF-16\n", "[log]\nshowSignature = true\n",
    "[color]\nui = always\n",
  ])
  func `versions are read whatever is set for what git shows`(config: String) throws {
    let workspace = try open(config: config)
    here.write("mine\n", to: "App/User.swift")
    try workspace.keepVersion("saved é")
    let versions = try workspace.versions()
    #expect(versions.map(\.reason) == ["arrived", "saved é"])
    #expect(versions.map(\.step) == ["00-start", "00-start"])
    #expect(versions.last?.files == ["App/User.swift"])
  }

  @Test(arguments: [("", ""), ("a\u{1}b\u{2}c", "a\u{1}b\u{2}c"), ("step: why", "why"), ("\u{1}: \u{1}", "\u{1}")])
  func `versions that somebody else has kept are listed with what they say`(message: String, reason: String) throws {
    let workspace = try open()
    let tree = try here.git("rev-parse", "HEAD^{tree}").trimmingCharacters(in: .newlines)
    let old = try here.git("rev-parse", "refs/atelier/versions").trimmingCharacters(in: .newlines)
    let new = try here.git("commit-tree", tree, "-p", old, "-m", message).trimmingCharacters(in: .newlines)
    try here.git("update-ref", "refs/atelier/versions", new)
    #expect(try workspace.versions().last?.reason == reason)
    #expect(try workspace.version(2).reason == reason)
    for number in [0, .min, 3, .max] {
      #expect(throws: WorkspaceError.noVersion(number, count: 2)) { try workspace.version(number) }
    }
  }

  @Test func `filters and line endings that are set elsewhere leave the code as it is`() throws {
    try Data("*.swift filter=x text eol=crlf ident\n".utf8).write(to: home.appending(path: "attributes"))
    let config = """
      [core]
      attributesFile = \(home.path)/attributes
      [filter "x"]
      smudge = tr a b
      clean = tr a c

      """
    let workspace = try open(config: config)
    #expect(here.code() == ["User.swift": "start\n"])
    here.write("aaa $Id$\n", to: "App/User.swift")
    try workspace.move(to: here.step(1))
    #expect(here.code() == ["User.swift": "view\n"])
    try workspace.move(to: here.step(0))
    #expect(here.code() == ["User.swift": "aaa $Id$\n"])
    #expect(
      try String(contentsOf: here.folder.appending(path: ".git/info/attributes"), encoding: .utf8)
        == "* -filter -text -ident -working-tree-encoding\n")
  }

  @Test func `a git that gives no answer is stopped by whoever does not want to wait`() throws {
    #expect(
      problem { () throws(WorkspaceError) in _ = try open(git: "exec sleep 1000", isCancelled: { true }) } == """
        `git rev-parse` was stopped before it had answered in FOLDER; your code is kept, and the next try finishes what \
        was begun
        """)
    // Nothing of the workspace has begun.
    #expect(try open().step.name == "00-start")
  }

  @Test func `a move that is stopped in its middle is finished by the next try`() throws {
    let workspace = try open(git: "case \"$*\" in *symbolic-ref*refs/heads/mine/01-view) exec sleep 1000 ;; esac") {
      true
    }
    here.write("mine\n", to: "App/User.swift")
    #expect(
      problem { () throws(WorkspaceError) in try workspace.move(to: here.step(1)) } == """
        `git symbolic-ref` was stopped before it had answered in FOLDER; your code is kept, and the next try finishes \
        what was begun
        """)
    let again = try open()
    try again.move(to: here.step(1))
    #expect(try again.step.name == "01-view")
    #expect(here.code() == ["User.swift": "view\n"])
    try again.move(to: here.step(0))
    #expect(here.code() == ["User.swift": "mine\n"])
  }

  @Test func `a git that is killed is told with its signal, and leaves nothing of a workspace that it began`() throws {
    let killed = """
      case "$*" in *" init "*) mkdir -p .git/objects; echo "ref: refs" > .git/HEAD; kill -KILL $$ ;; esac
      """
    #expect(
      problem { () throws(WorkspaceError) in _ = try open(git: killed) } == """
        `git init` failed in FOLDER: git was ended by signal 9, Killed; nothing of your code is lost. `git fsck` says \
        what is damaged, and where nothing helps, name a new folder, and copy App there
        """)
    #expect(names == [])
    #expect(try open().step.name == "00-start")
  }

  @Test func `what is left of a shell that was killed while it made a workspace is made anew`() throws {
    here.write("", to: ".git/atelier/lock")
    here.write("nonsense", to: ".git/config")
    #expect(try open().step.name == "00-start")
  }

  @Test func `a repository that is no folder is told of`() throws {
    _ = try open()
    try FileManager.default.removeItem(at: here.folder.appending(path: ".git"))
    here.write("gitdir: /nowhere\n", to: ".git")
    #expect(
      problem { () throws(WorkspaceError) in _ = try open() } == """
        FOLDER: the workspace's `.git` is a file, where there was a folder; name a new folder, and copy App there
        """)
  }

  @Test func `a lock that cannot be opened is told of`() throws {
    let workspace = try open()
    let lock = here.folder.appending(path: ".git/atelier/lock")
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: false)
    #expect(
      problem { () throws(WorkspaceError) in try workspace.keepVersion() } == """
        FOLDER/.git/atelier/lock cannot be written: is a directory; nothing was changed. See to that, or name another \
        folder: `workshop <id> <folder>`
        """)
  }

  @Test func `a damaged repository is told of, and the one around it is left alone`() throws {
    let workspace = try open()
    here.write("garbage", to: ".git/HEAD")
    #expect(
      problem { () throws(WorkspaceError) in try workspace.keepVersion() } == """
        `git add` failed in FOLDER: not a git repository (or any of the parent directories): .git; nothing of your code \
        is lost. `git fsck` says what is damaged, and where nothing helps, name a new folder, and copy App there
        """)
  }

  @Test func `a configuration that git cannot read is named`() throws {
    let workspace = try open()
    try run("cat > .gitconfig", "[core\n")
    #expect(
      problem { () throws(WorkspaceError) in try workspace.keepVersion() } == """
        `git add` failed in FOLDER: bad config line 1 in file FOLDER.home/.gitconfig; correct that setting and try again
        """)
  }

  @Test func `code of which git has lost a part is told of`() throws {
    let workspace = try open()
    here.write("mine\n", to: "App/User.swift")
    try workspace.keepVersion()
    let blob = try here.git("rev-parse", "refs/atelier/versions:App/User.swift").trimmingCharacters(in: .newlines)
    try FileManager.default.removeItem(
      at: here.folder.appending(path: ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"))
    let version = try workspace.version(2)
    #expect(
      problem { () throws(WorkspaceError) in _ = try workspace.code(of: version) } == """
        `git cat-file` failed in FOLDER: its answer is cut short; nothing of your code is lost. `git fsck` says what is \
        damaged, and where nothing helps, name a new folder, and copy App there
        """)
  }

  @Test func `a repository that is not fetched is no workshop, and leaves nothing behind`() throws {
    var environment = SampleWorkspace.environment
    try run("cat > git; chmod +x git", "#!/bin/sh\nsleep 1000 & wait\n")
    environment["PATH"] = "\(home.path):\(environment["PATH"] ?? "")"
    #expect(
      problem { () throws(WorkspaceError) in
        _ = try BranchImport(of: "git://127.0.0.1/x.git", environment: environment) { true }
      } == "stopped before the repository was fetched; nothing was imported")
  }
}
