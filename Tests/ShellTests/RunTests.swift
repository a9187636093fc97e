import Foundation
import Shell
import Testing

/// The command `run`.
struct RunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "out.atl": "# Leave.\ntap \"Sign Out\"\nexpect path is Login\n",
      "wrong.atl": "tap \"Sign Out\"\n\nexpect path is User:42\n",
      "whole.atl": "switch mvvmfc\nscreen --json\n",
      "itself.atl": "# Again.\nrun itself.atl",
      "there.atl": "run back.atl",
      "back.atl": "run there.atl",
      "shown.atl": "run --show shown.atl",
    ])
  }

  private func session(isInteractive: Bool = true) -> Session {
    let session = Session.fake(isInteractive: isInteractive)
    session.appSession.folder = folder.url
    return session
  }

  @Test func `a file runs on the current wiring, launched afresh, and leaves one where it ends`() {
    #expect(
      session().transcript("switch viper; tap \"Edit name\"", "run out.atl", "log") == """
        atelier> switch viper; tap "Edit name"
        viper: 31 files compiled in 0.9 s, launched
        ╭ Edit name ───────────────────────────╮
        │ First name [ Ann          ]          │
        │ [ Cancel ] [·Save·]                  │
        ╰──────────────────────────────────────╯
        viper EditName:42> run out.atl
        ✓ out  1 event, 1 check
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        viper Login> log
        1  tap "Sign Out"
        """)
  }

  @Test func `a file that fails says where, and ends the line`() {
    let outputs = session().outputs("switch viper; run wrong.atl out.atl; screen")
    #expect(outputs.last?.text.plain == "wrong.atl:3: expected path is User:42: the path is Login")
    #expect(outputs.last?.status == .checkFailed)
  }

  @Test func `on several wirings the current app stays as it is`() {
    let session = session()
    session.run(line: "switch viper; wait 1s") { _ in }
    #expect(
      session.answer("run --wirings all out.atl") == """
        ✓ out  1 event, 1 check
        1 file, 1 event on each of mvvmfc, viper: all screens equal
        """)
    #expect(session.appSession.app?.log.events == [.wait(.seconds(1))])
    #expect(session.outputs("run --wirings viper,mvvmfc wrong.atl").last?.status == .checkFailed)
  }

  @Test(arguments: [
    (
      "run itself.atl",
      "itself.atl:2: itself.atl runs itself, and would never end; take that line out"
    ),
    (
      "run there.atl",
      "back.atl:1: there.atl runs itself, through back.atl, and would never end; take that line out"
    ),
    (
      "run --wirings all itself.atl",
      "✗ itself.atl:2: itself.atl runs itself, and would never end; take that line out\n"
        + "1 file, 0 events on each of mvvmfc, viper: 1 of 1 file failed"
    ),
  ])
  func `a file that runs itself ends at once`(line: String, problem: String) {
    let session = session(isInteractive: false)
    session.run(line: "switch viper") { _ in }
    #expect(session.outputs(line).last?.text.plain == problem)
    #expect(session.answer("run out.atl").hasPrefix("✓ out  1 event, 1 check"))
  }

  @Test func `a file that is shown while it shows itself ends at once`() {
    let session = session(isInteractive: false)
    session.run(line: "switch viper") { _ in }
    #expect(
      session.answer("run --show shown.atl") == """
        viper User:42> run --show shown.atl
        shown.atl runs itself, and would never end; take that line out
        stopped at shown.atl:1
        """)
  }

  @Test(arguments: [
    ("run", "<file>… is missing: `run <file>…`", Status.wrongUse),
    ("run nothing.atl", "nothing.atl cannot be read: there is no such file", .wrongUse),
    ("run out.atl", "out.atl:2: no app is running yet; `switch viper` starts one", .failed),
    ("run --wirings vipr out.atl", "there is no wiring \"vipr\"; did you mean `run --wirings viper out.atl`?", .failed),
    ("run --wirings , out.atl", "\",\" does not fit; expected all, or names with commas between them", .wrongUse),
  ])
  func `what cannot be run is said to be so`(line: String, problem: String, status: Status) {
    let output = session(isInteractive: false).outputs(line).last
    #expect(output?.text.plain.hasPrefix(problem) == true, "\(output?.text.plain ?? "")")
    #expect(output?.status == status)
  }

  @Test func `files are completed, on the way through folders`() throws {
    let folder = try TemporaryFolder(["Scenarios/friends.atl": "", "Scenarios/notes.txt": "", "first.atl": ""])
    let session = Session.fake()
    session.appSession.folder = folder.url
    func candidates(_ line: String) -> [String] {
      Completer(session: session).completion(of: line, at: line.utf8.count).candidates
    }
    #expect(candidates("run ") == ["Scenarios/", "first.atl "])
    #expect(candidates("run Scenarios/") == ["Scenarios/friends.atl "])
    #expect(candidates("run first.atl S") == ["Scenarios/"])
    #expect(candidates("run --wirings v") == ["viper "])
  }
}
