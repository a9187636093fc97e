import Foundation
import Rules
import Shell
import StageClient
import StageProtocol
import Testing

/// What `rules` says of the code on the stage.
struct RulesTests {
  private static func session(
    _ files: [String: String], in folder: TemporaryFolder, app: FakeApp = .user
  ) -> Session {
    let wiring = Wiring(name: "viper", architecture: "VI", folder: folder.url.appending(path: "App"))
    return Session(
      wirings: WiringCatalog(wirings: [wiring]), builder: FakeBuilder(["viper": app]),
      rulePages: folder.url.appending(path: "Pages"), folder: folder.url)
  }

  private static let strongView = [
    "App/UserPresenter.swift": "final class UserPresenter {\n  var view: UserViewInput?\n}",
    "Pages/VI-3.md": "# VI-3: A presenter holds its view weakly\n\nThe view *owns* it.",
  ]

  @Test func `a finding has its line, the reason and the fix`() throws {
    let folder = try TemporaryFolder(Self.strongView)
    let session = Self.session(Self.strongView, in: folder)
    session.run(line: "switch viper") { _ in }

    #expect(
      session.answer("rules") == """
        VI-3: UserPresenter holds its view, a UserViewInput, strongly
          UserPresenter.swift:2
            var view: UserViewInput?
          why:  the view owns its presenter, and two that own each other are never let go
          fix:  declare `weak var view`

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
        no finding in 1 file of viper and in its run so far, by 22 rules
        `rules --list` names them, `rules <rule>` explains one
        """)
  }

  /// A view that asks a service past its output, and an app in which it has done so.
  private static let hasty = [
    "App/User.swift": """
    final class UserViewController {
      private func signOutTapped() {
        userService.signOut()
      }
    }

    final class UserServiceImpl {}
    """
  ]

  private static var hastyApp: FakeApp {
    var app = FakeApp.user.answering { event, _ in
      event == .tap("Edit name") ? .ends(StageFailure(.memory(limit: 1))) : nil
    }
    app.trace = CallTrace(calls: [
      CallTrace.Call(
        depth: 0, type: "UserViewController", member: .init(.function, fullName: "signOutTapped()"), file: "User.swift",
        line: 2),
      CallTrace.Call(
        depth: 1, type: "UserServiceImpl", member: .init(.function, fullName: "signOut()"), file: "User.swift", line: 7),
    ])
    return app
  }

  @Test func `what an app has done is found in the same form`() throws {
    let folder = try TemporaryFolder(Self.hasty)
    let session = Self.session(Self.hasty, in: folder, app: Self.hastyApp)
    session.run(line: "switch viper; tap 'Sign Out'") { _ in }

    #expect(
      session.answer("rules") == """
        VI-1: UserViewController.signOutTapped called UserServiceImpl.signOut
          User.swift:2
            private func signOutTapped() {
          when: at the launch; again at 1
          why:  what follows on a tap is decided by the presenter, where a test sees it
          fix:  tell the presenter through the view output, and let it make the call

        1 finding in 1 file of viper; `rules VI-1` says more
        """)
    #expect(
      session.answer("rules --json") == """
        [
          {
            "events" : [
              0,
              1
            ],
            "file" : "User.swift",
            "how" : "tell the presenter through the view output, and let it make the call",
            "line" : 2,
            "rule" : "VI-1",
            "severity" : "warning",
            "what" : "UserViewController.signOutTapped called UserServiceImpl.signOut",
            "why" : "what follows on a tap is decided by the presenter, where a test sees it"
          }
        ]
        """)
  }

  @Test func `of an app that has stopped only the code is checked`() throws {
    let folder = try TemporaryFolder(Self.hasty)
    let session = Self.session(Self.hasty, in: folder, app: Self.hastyApp)
    session.run(line: "switch viper; tap 'Edit name'") { _ in }

    #expect(
      session.answer("rules") == """
        no finding in 1 file of viper, by 19 rules
        the app has stopped: what it did is not looked at
        `rules --list` names them, `rules <rule>` explains one
        """)
  }

  @Test func `the list says how each rule is checked`() throws {
    let folder = try TemporaryFolder(Self.hasty)
    let session = Self.session(Self.hasty, in: folder)
    let all = session.answer("rules --list").split(separator: "\n")

    #expect(all.count == RuleCatalog.standard.entries.count + 1)
    #expect(all.first == "CC-1   code       A use case has one member")
    #expect(all.contains("FC-9   people     A view controller decides nothing"))
    #expect(all.last == "run: seen in what the app does; people: no machine can check it")
    #expect(all.allSatisfy { $0.count <= 80 })

    session.run(line: "switch viper") { _ in }
    let own = session.answer("rules --list").split(separator: "\n").dropLast()
    #expect(own.allSatisfy { $0.hasPrefix("VI-") || $0.hasPrefix("SM-") })
    #expect(own.contains("VI-4   code, run  An interactor knows neither presenter nor router"))
  }

  @Test func `a rule explains itself, without an app too`() throws {
    let folder = try TemporaryFolder(Self.strongView)
    let session = Self.session(Self.strongView, in: folder)

    #expect(session.answer("rules vi-3") == "VI-3: A presenter holds its view weakly\n\nThe view owns it.")
    #expect(session.answer("rules VI-33") == "there is no rule VI-33; did you mean VI-14?")
    #expect(session.answer("rules") == "no app is running yet; `switch viper` starts one")
  }

  @Test func `ids are completed`() throws {
    let folder = try TemporaryFolder(Self.strongView)
    let line = "rules VI-1"
    let completer = Completer(session: Self.session(Self.strongView, in: folder))

    #expect(
      completer.completion(of: line, at: line.utf8.count).candidates == [
        "VI-1 ", "VI-10 ", "VI-11 ", "VI-12 ", "VI-13 ", "VI-14 ",
      ])
  }
}
