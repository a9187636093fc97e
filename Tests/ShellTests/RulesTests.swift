import Foundation
import Shell
import Testing

/// What `rules` says of the code on the stage.
struct RulesTests {
  private static func session(_ files: [String: String], in folder: TemporaryFolder) -> Session {
    let wiring = Wiring(name: "viper", architecture: "VI", folder: folder.url.appending(path: "App"))
    return Session(
      wirings: WiringCatalog(wirings: [wiring]), builder: FakeBuilder(["viper": .user]),
      rulePages: folder.url.appending(path: "Pages"), folder: folder.url)
  }

  private static let strongView = [
    "App/UserPresenter.swift": "final class UserPresenter {\n  var view: UserViewInput?\n}",
    "Pages/VI-3.md": "# VI-3: A presenter holds its view weakly\n\nThe view *owns* it.",
  ]

  @Test func `a finding has its line, the reason and the cure`() throws {
    let folder = try TemporaryFolder(Self.strongView)
    let session = Self.session(Self.strongView, in: folder)
    session.run(line: "switch viper") { _ in }

    #expect(
      session.answer("rules") == """
        VI-3: UserPresenter holds its view, a UserViewInput, strongly
          UserPresenter.swift:2
            var view: UserViewInput?
          why: the view owns its presenter, and two that own each other are never let go
          mend: declare `weak var view`

        1 finding in 1 file of viper; `rules VI-3` says more
        """)
    #expect(session.run(line: "rules") { _ in } == .checkFailed)
    #expect(
      session.answer("expect rules pass VI-3") == """
        expected rules pass VI-3: VI-3: UserPresenter holds its view, a UserViewInput, strongly (UserPresenter.swift:2)
        """)
    #expect(session.run(line: "expect rules pass VI-2") { _ in } == .done)
  }

  @Test func `code that keeps to the rules is told so`() throws {
    let files = ["App/UserPresenter.swift": "final class UserPresenter {\n  weak var view: UserViewInput?\n}"]
    let folder = try TemporaryFolder(files)
    let session = Self.session(files, in: folder)
    session.run(line: "switch viper") { _ in }

    #expect(
      session.answer("rules") == """
        no finding in 1 file of viper and in its run so far, by 17 rules
        `rules --list` names them, `rules <rule>` explains one
        """)
  }

  @Test func `a rule explains itself, without an app too`() throws {
    let folder = try TemporaryFolder(Self.strongView)
    let session = Self.session(Self.strongView, in: folder)

    #expect(session.answer("rules vi-3") == "VI-3: A presenter holds its view weakly\n\nThe view owns it.")
    #expect(session.answer("rules VI-33") == "there is no rule VI-33; did you mean VI-10?")
    #expect(session.answer("rules") == "no app is running yet; `switch viper` starts one")
  }

  @Test func `ids are completed`() throws {
    let folder = try TemporaryFolder(Self.strongView)
    let line = "rules VI-1"
    let completer = Completer(session: Self.session(Self.strongView, in: folder))

    #expect(completer.completion(of: line, at: line.utf8.count).candidates == ["VI-1 ", "VI-10 "])
  }
}
