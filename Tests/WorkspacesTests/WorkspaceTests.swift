import Foundation
import Testing
import Workspaces

struct WorkspaceTests {
  private let here: SampleWorkspace

  init() throws { here = try SampleWorkspace() }

  @Test func `a new workspace stands at the start, with a branch for each step`() throws {
    let workspace = try here.open()

    #expect(try workspace.step.name == "00-start")
    #expect(here.code() == ["User.swift": "start\n"])
    #expect(
      try here.git("branch", "--format=%(refname:short)")
        == "main\nmine/00-start\nworkshops/Sample/01-view\nworkshops/Sample/02-router\n")
    #expect(try here.git("status", "--porcelain") == "")
  }

  @Test func `the same steps make the same commits everywhere`() throws {
    let other = try SampleWorkspace()
    _ = try (here.open(), other.open())

    #expect(
      try here.git("rev-parse", "workshops/Sample/02-router") == other.git("rev-parse", "workshops/Sample/02-router"))
  }

  @Test func `going to a step puts its code at the same path`() throws {
    let workspace = try here.open()
    try workspace.move(to: here.step(2))

    #expect(here.code() == ["User.swift": "router\n", "Router.swift": "router\n"])
    #expect(try here.git("status", "--porcelain") == "")
    try workspace.move(to: here.step(0))
    #expect(here.code() == ["User.swift": "start\n"])
  }

  @Test func `what one has written is there again when one comes back`() throws {
    let workspace = try here.open()
    here.write("mine\n", to: "App/User.swift")
    here.write("new\n", to: "App/Deep/Own.swift")
    try workspace.move(to: here.step(1))
    #expect(here.code() == ["User.swift": "view\n"])
    try workspace.move(to: here.step(0))

    #expect(here.code() == ["User.swift": "mine\n", "Deep/Own.swift": "new\n"])
    #expect(try workspace.ownSteps.map(\.name) == ["00-start"])
  }

  @Test func `code is carried to the next step, where both have changed different lines`() throws {
    let sample = try SampleWorkspace(
      steps: [["User.swift": "a\nb\nc\nd\ne\n"], ["User.swift": "A\nb\nc\nd\ne\n", "New.swift": "new\n"]])
    let workspace = try sample.open()
    sample.write("a\nb\nc\nd\nE\n", to: "App/User.swift")
    sample.write("own\n", to: "App/Own.swift")
    try workspace.move(to: sample.step(1), carrying: .mine)

    #expect(sample.code() == ["User.swift": "A\nb\nc\nd\nE\n", "New.swift": "new\n", "Own.swift": "own\n"])
  }

  @Test func `where both have changed the same lines, nothing moves until one is preferred`() throws {
    let workspace = try here.open()
    here.write("mine\n", to: "App/User.swift")

    let error = #expect(throws: WorkspaceError.self) { try workspace.move(to: here.step(1), carrying: .mine) }
    #expect(
      error == .conflict([FileConflict(path: "App/User.swift", mine: "mine\n", theirs: "view\n")], step: "01-view"))
    #expect(error?.description == "you and the step 01-view have both changed App/User.swift")
    #expect(try workspace.step.name == "00-start")
    #expect(here.code() == ["User.swift": "mine\n"])

    try workspace.move(to: here.step(1), carrying: .preferringStep)
    #expect(here.code() == ["User.swift": "view\n"])
    #expect(try workspace.versions().contains { try workspace.code(of: $0)["App/User.swift"] == Array("mine\n".utf8) })
  }

  @Test func `the lines that both have changed are those of whom one prefers, and the others are both's`() throws {
    let steps = [["User.swift": "a\nb\nc\nd\ne\n"], ["User.swift": "A\nb\nc\nd\nstep\n"]]
    for (carrying, last) in [(Carrying.preferringMine, "mine"), (.preferringStep, "step")] {
      let sample = try SampleWorkspace(steps: steps)
      let workspace = try sample.open()
      sample.write("a\nb\nC\nd\nmine\n", to: "App/User.swift")
      try workspace.move(to: sample.step(1), carrying: carrying)

      #expect(sample.code() == ["User.swift": "A\nb\nC\nd\n\(last)\n"])
    }
  }

  @Test func `each version that was kept can be brought back`() throws {
    let workspace = try here.open()
    for text in ["one\n", "two\n"] {
      here.write(text, to: "App/User.swift")
      #expect(try workspace.keepVersion())
    }
    #expect(try !workspace.keepVersion())
    let versions = try workspace.versions()
    #expect(
      versions.map { "\($0.number) \($0.step) \($0.reason) \($0.files)" } == [
        #"1 00-start arrived [".atelier-workshop", "App/User.swift"]"#, #"2 00-start saved ["App/User.swift"]"#,
        #"3 00-start saved ["App/User.swift"]"#,
      ])
    try workspace.bringBack(try workspace.version(2))

    #expect(here.code() == ["User.swift": "one\n"])
    #expect(throws: WorkspaceError.noVersion(9, count: 4)) { try workspace.version(9) }
  }

  @Test func `a file or the whole step is put back, and what was there is kept`() throws {
    let workspace = try here.open()
    here.write("mine\n", to: "App/User.swift")
    here.write("own\n", to: "App/Own.swift")

    #expect(try workspace.reset("User.swift") == ["App/User.swift"])
    #expect(here.code() == ["User.swift": "start\n", "Own.swift": "own\n"])
    #expect(try workspace.reset() == ["App/Own.swift"])
    #expect(here.code() == ["User.swift": "start\n"])
    #expect(throws: WorkspaceError.noSuchFile("Usr.swift", nearest: nil)) { try workspace.reset("Usr.swift") }
    #expect(throws: WorkspaceError.noSuchFile("User", nearest: "App/User.swift")) { try workspace.reset("User") }
    #expect(try workspace.versions().contains { try workspace.code(of: $0)["App/Own.swift"] != nil })
  }

  // What people do with git meanwhile.

  @Test(arguments: [
    ["add", "-A"], ["stash", "-u"], ["checkout", "--detach"], ["checkout", "-f", "main"], ["checkout", "-b", "topic"],
    ["commit", "-qam", "mine"], ["reset", "--hard"], ["clean", "-fdx", "App"], ["rm", "-rf", "App"],
  ])
  func `a step can be left after any command of git, and what was saved is kept`(command: [String]) throws {
    let workspace = try here.open()
    here.write("mine\n", to: "App/User.swift")
    here.write("own\n", to: "App/Own.swift")
    try workspace.keepVersion()
    try here.git(command)
    try workspace.move(to: here.step(2))

    #expect(here.code() == ["User.swift": "router\n", "Router.swift": "router\n"])
    #expect(try workspace.step.name == "02-router")
    #expect(try workspace.versions().contains { try workspace.code(of: $0)["App/Own.swift"] == Array("own\n".utf8) })
  }

  @Test func `ignored, staged and deleted files are kept too`() throws {
    let workspace = try here.open()
    here.write("*.swift\n", to: ".gitignore")
    here.write("staged\n", to: "App/Staged.swift")
    try here.git("add", "-f", "App/Staged.swift")
    here.write("later\n", to: "App/Staged.swift")
    here.write("ignored\n", to: "App/Ignored.swift")
    try workspace.move(to: here.step(1))
    let kept = try workspace.versions().map {
      try workspace.code(of: $0).mapValues { String(decoding: $0, as: UTF8.self) }
    }

    #expect(kept.contains { $0["App/Staged.swift"] == "staged\n" })
    #expect(kept.contains { $0["App/Staged.swift"] == "later\n" && $0["App/Ignored.swift"] == "ignored\n" })
    #expect(here.code() == ["User.swift": "view\n"])
  }

  @Test func `a rebase under way is finished by the learner first`() throws {
    let workspace = try here.open()
    try here.git("commit", "-q", "--allow-empty", "-m", "empty")
    here.write("mine\n", to: "App/User.swift")
    try here.git("commit", "-qam", "mine")
    try here.fails("rebase", "workshops/Sample/01-view")

    #expect(throws: WorkspaceError.unfinished(operation: "a rebase", finish: "`git rebase --continue` or `--abort`")) {
      try workspace.move(to: here.step(2))
    }
    try here.git("rebase", "--abort")
    try workspace.move(to: here.step(2))
    #expect(try workspace.step.name == "02-router")
  }

  @Test func `a lock that git has left is named`() throws {
    let workspace = try here.open()
    here.write("", to: ".git/index.lock")

    #expect(throws: WorkspaceError.locked(file: here.folder.path + "/.git/index.lock")) {
      try workspace.move(to: here.step(1))
    }
    #expect(here.code() == ["User.swift": "start\n"])
  }

  // Where it may be made, and opened again.

  @Test func `a workspace is opened again where it was left, also when it was moved`() throws {
    try here.open().move(to: here.step(1))
    here.write("mine\n", to: "App/User.swift")
    let moved = here.folder.deletingLastPathComponent().appending(path: "moved-\(UUID().uuidString)")
    try FileManager.default.moveItem(at: here.folder, to: moved)
    defer { try? FileManager.default.removeItem(at: moved) }
    let workspace = try Workspace(at: moved, branches: here.branches, environment: SampleWorkspace.environment)

    #expect(try workspace.step.name == "01-view")
    #expect(try String(contentsOf: moved.appending(path: "App/User.swift"), encoding: .utf8) == "mine\n")
  }

  @Test func `a clone of somebody's workspace is a workspace`() throws {
    let workspace = try here.open()
    here.write("mine\n", to: "App/User.swift")
    try workspace.move(to: here.step(1))
    let clone = here.folder.deletingLastPathComponent().appending(path: "clone-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: clone) }
    try here.git("clone", "-q", here.folder.path, clone.path)
    let other = try Workspace(at: clone, branches: here.branches, environment: SampleWorkspace.environment)
    try other.move(to: here.step(2))

    #expect(try other.step.name == "02-router")
  }

  @Test func `a step that a newer version has changed replaces the branch, and the older one is kept`() throws {
    _ = try here.open()
    let before = try here.git("rev-parse", "workshops/Sample/01-view")
    let newer = here.branches(["01-view": ["User.swift": "newer\n"]])
    let workspace = try Workspace(at: here.folder, branches: newer, environment: SampleWorkspace.environment)
    try workspace.move(to: newer.steps[1])

    #expect(here.code() == ["User.swift": "newer\n"])
    #expect(try here.git("for-each-ref", "--format=%(objectname)", "refs/atelier/replaced").contains(before))
  }

  @Test func `a folder that is in use, elsewhere's or too new is refused`() throws {
    let folder = here.folder.deletingLastPathComponent().appending(path: "other-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func problem() throws -> String {
      let error = #expect(throws: WorkspaceError.self) {
        try Workspace(at: folder, branches: here.branches, environment: SampleWorkspace.environment)
      }
      return (error?.description ?? "").replacing(folder.path, with: "FOLDER")
    }
    try Data("x".utf8).write(to: folder.appending(path: "notes.txt"))
    #expect(try problem() == "FOLDER has files in it already; name a new folder or an empty one")
    try Data("viper\nformat 1\n".utf8).write(to: folder.appending(path: ".atelier-workshop"))
    #expect(try problem() == "FOLDER is a workspace of the workshop viper")
    try Data("sample\nformat 9\n".utf8).write(to: folder.appending(path: ".atelier-workshop"))
    #expect(try problem() == "FOLDER was made by a newer version of Atelier; open it with that one")
  }

  @Test func `no repository is made within another without a word`() throws {
    _ = try here.open()
    let inner = here.folder.appending(path: "inner")
    #expect(throws: WorkspaceError.insideRepository(folder: inner.path, repository: here.folder.path)) {
      try Workspace(at: inner, branches: here.branches, environment: SampleWorkspace.environment)
    }
    _ = try Workspace(
      at: inner, branches: here.branches, isInsideAllowed: true, environment: SampleWorkspace.environment)
    #expect(FileManager.default.fileExists(atPath: inner.appending(path: ".git").path))
  }

  @Test func `branches are written for a class to clone`() throws {
    let folder = here.folder.deletingLastPathComponent().appending(path: "class-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try here.branches.export(to: folder, environment: SampleWorkspace.environment)
    _ = try here.open()

    #expect(try here.git("-C", folder.path, "rev-parse", "HEAD") == here.git("rev-parse", "main"))
    #expect(throws: WorkspaceError.notEmpty(folder: folder.path)) {
      try here.branches.export(to: folder, environment: SampleWorkspace.environment)
    }
  }
}
