import Foundation
import Shell
import Testing

/// `code` and `edit`, on a folder of one's own.
struct CodeTests {
  private let folder: TemporaryFolder
  private let session: Session

  init() throws {
    folder = try TemporaryFolder([
      "mine/User/UserPresenter.swift": """
      import ScreenKit

      /// Shows a user.
      final class UserPresenter {
        var name = ""
        lazy var close = { self.name = "" }
        func load() {}
      }
      """,
      "mine/Saving.swift": """
      extension UserPresenter {
        func save(_ name: String) { self.name = name }
      }
      protocol Loading { func load() }
      """,
      "bin/vim": "", "bin/code": "", "bin/emacsclient": "",
    ])
    session = Session(
      wirings: WiringCatalog(wirings: []), builder: FakeBuilder(["mine": .user]),
      terminal: Terminal(isInteractive: true), folder: folder.url)
    for program in ["vim", "code", "emacsclient"] {
      let path = folder.url.appending(path: "bin/\(program)").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    session.run(line: "switch ./mine") { _ in }
  }

  @Test func `the calls of a type are asked for by an option`() {
    let words = "✗ an event's calls are asked for by its number; did you mean\n  "
    #expect(session.answer("trace UserPresenter.init") == words + "`trace --only UserPresenter`?")
    #expect(session.answer("sequence userpresenter") == words + "`sequence --only UserPresenter`?")
  }

  @Test func `a type is shown with its extensions, its role, and what the rules find`() {
    #expect(
      session.answer("code UserPresenter") == """
        UserPresenter  presenter  User/UserPresenter.swift:4
        3  /// Shows a user.
        4  final class UserPresenter {
        5    var name = ""
        6    lazy var close = { self.name = "" }
             └ SM-3: a closure of UserPresenter holds self strongly, kept in close
        7    func load() {}
        8  }
        `rules SM-3` says why, and how to fix it

        extension UserPresenter  presenter  Saving.swift:1
        1  extension UserPresenter {
        2    func save(_ name: String) { self.name = name }
        3  }
        """)
    session.settings.isAccessible = true
    #expect(
      session.answer("code UserPresenter.close") == """
        UserPresenter.close  presenter  User/UserPresenter.swift:6
        6:   lazy var close = { self.name = "" }
        finding SM-3: a closure of UserPresenter holds self strongly, kept in close
        `rules SM-3` says why, and how to fix it
        """)
  }

  @Test func `source is another name for it`() {
    #expect(session.answer("source UserPresenter") == session.answer("code UserPresenter"))
    #expect(session.answer("help source") == session.answer("help code"))
  }

  @Test func `the code is shown as it is on disk`() throws {
    try Data("final class Other {}".utf8).write(to: folder.url.appending(path: "mine/Saving.swift"))
    #expect(session.answer("code Other") == "Other  Saving.swift:1\n1  final class Other {}")
  }

  @Test(arguments: [
    (
      "code userpresenter.sav",
      "✗ the code declares no type or member \"userpresenter.sav\"; did you mean\n  `code UserPresenter.save(_:)`?"
    ),
    (
      "edit Nobody",
      "✗ the code declares no type or member \"Nobody\"; Tab behind `code` lists its\n  types, and behind a dot their members"
    ),
    ("code load", "✗ the code declares \"load\" in 2 places; which one of Loading.load(),\n  UserPresenter.load()?"),
  ])
  func `a name that is not there, or more than once, is said to be so`(line: String, message: String) {
    #expect(session.answer(line) == message)
  }

  @Test func `names are completed, behind a dot with the members`() {
    func candidates(_ line: String) -> [String] {
      Completer(session: session).completion(of: line, at: line.utf8.count).candidates
    }
    #expect(candidates("edit ") == ["Loading ", "UserPresenter "])
    #expect(candidates("code userp") == ["UserPresenter "])
    #expect(
      candidates("code UserPresenter.") == [
        "UserPresenter.save(_:) ", "UserPresenter.name ", "UserPresenter.close ", "UserPresenter.load() ",
      ])
  }

  /// What an editor is asked, and whether it gets the terminal.
  private func call(_ variables: [String: String], _ name: String = "UserPresenter.close") -> String {
    var said = ""
    session.environment = variables.merging(["PATH": folder.url.appending(path: "bin").path]) { $1 }
    session.openEditor = { call throws(ShellError) in
      said = ([call.command] + call.arguments + (call.takesTerminal ? ["in the terminal"] : [])).joined(separator: " ")
    }
    let answer = session.answer("edit \(name)")
    return [said, answer].filter { !$0.isEmpty }.joined(separator: "\n")
      .replacing(folder.url.resolvingSymlinksInPath().path, with: "…")
  }

  @Test(arguments: [
    (["VISUAL": "vim"], "vim +6 …/mine/User/UserPresenter.swift in the terminal"),
    (["VISUAL": "", "EDITOR": "vim -n"], "vim -n +6 …/mine/User/UserPresenter.swift in the terminal"),
    (
      ["VISUAL": "code --wait", "EDITOR": "vim"],
      "code --wait -g …/mine/User/UserPresenter.swift:6\nopened User/UserPresenter.swift:6"
    ),
    (
      ["EDITOR": "vim", "TERM_PROGRAM": "vscode"],
      "code -g …/mine/User/UserPresenter.swift:6\nopened User/UserPresenter.swift:6"
    ),
    (
      ["EDITOR": "emacsclient"],
      "emacsclient -n +6 …/mine/User/UserPresenter.swift\nopened User/UserPresenter.swift:6"
    ),
    (["EDITOR": "emacsclient -t"], "emacsclient -t +6 …/mine/User/UserPresenter.swift in the terminal"),
    (["EDITOR": "'my editor' -x"], "'my editor' -x …/mine/User/UserPresenter.swift in the terminal"),
  ])
  func `the editor that the environment names is asked in its own words`(variables: [String: String], asked: String) {
    #expect(call(variables) == asked)
  }

  @Test(arguments: [
    ("User/UserPresenter.swift", "vim +1 …/mine/User/UserPresenter.swift in the terminal"),
    ("UserPresenter.swift", "vim +1 …/mine/User/UserPresenter.swift in the terminal"),
    ("User/UserPresenter.swift:12:5", "vim +12 …/mine/User/UserPresenter.swift in the terminal"),
    ("Friends/FriendsPresenter.swift", "vim +1 …/mine/Friends/FriendsPresenter.swift in the terminal"),
    (
      "../Other.swift",
      "✗ mine has no file ../Other.swift; a new one can be added to a folder of your own: `workshop`"
    ),
    ("", "✗ <type or file> is missing: `edit [<type or file>]`"),
  ])
  func `a file is opened by its path, and may be new`(name: String, asked: String) {
    #expect(call(["EDITOR": "vim"], name).replacing(/\n */, with: " ") == asked)
  }

  @Test func `an editor finds the folder of a new file`() {
    _ = call(["EDITOR": "vim"], "Friends/View/FriendsView.swift")
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "mine/Friends/View").path))
  }

  @Test func `where no editor is named, nano is taken`() throws {
    let nano = folder.url.appending(path: "bin/nano")
    try FileManager.default.copyItem(at: folder.url.appending(path: "bin/vim"), to: nano)
    #expect(call([:]) == "nano +6 …/mine/User/UserPresenter.swift in the terminal")
  }

  @Test func `without an editor, or a terminal, one is told what to do`() {
    #expect(
      call([:]).replacing(/\/\n */, with: "/").replacing(/\n */, with: " ") == """
        ✗ neither VISUAL nor EDITOR says which editor to open, and there is no nano; open this in one, and what you save is \
        taken up: …/mine/User/UserPresenter.swift:6
        """)
    #expect(
      call(["EDITOR": "vin -n"]).replacing(/\n */, with: " ")
        == "✗ there is no vin in PATH, which EDITOR names as your editor; set EDITOR to one that is installed")
    session.openEditor = nil
    #expect(session.answer("edit Loading").hasPrefix("✗ an editor needs a terminal with a person at it; the place is"))
  }
}
