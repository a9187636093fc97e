import Architectures
import Foundation
import ScreenKit
import Shell
import StageClient
import StageProtocol
import Testing

/// What a person reads who says what an event will do before seeing it.
struct PredictTests {
  /// Signing out calls four types, of which the presenter decides.
  private static let app: FakeApp = {
    func call(_ depth: Int, _ type: String, _ member: String, _ role: ArchitectureRole) -> CallTrace.Call {
      CallTrace.Call(
        depth: depth, type: type, member: CalledMember(.function, fullName: member), role: role, file: "\(type).swift",
        line: 7)
    }
    var app = FakeApp.user
    app.trace = CallTrace(calls: [
      call(0, "UserViewController", "signOutTapped()", .viewController),
      call(1, "UserPresenter", "signOutTapped()", .presenter),
      call(2, "UserInteractor", "signOut()", .interactor),
      call(2, "AppRouterImpl", "replaceStack(rootUrn:)", .router),
    ])
    return app
  }()

  private func session(_ app: FakeApp = Self.app, isInteractive: Bool = true) -> Session {
    let session = Session.fake(FakeBuilder(["viper": app, "mvvmfc": .user]), isInteractive: isInteractive)
    session.run(line: "switch viper") { _ in }
    return session
  }

  @Test func `the event waits for an answer, and is shown with the call that decides`() {
    #expect(
      session().transcript("predict tap \"Sign Out\"", "3", "undo") == """
        viper User:42> predict tap "Sign Out"
        Who will decide where to go?
          1  `AppRouterImpl`
          2  `UserInteractor`
          3  `UserPresenter`
          4  `UserViewController`
        type the number of your answer
        screen, graph and trace wait for it; `skip` shows them without
        viper User:42> 3
        ✓ right: `UserPresenter.signOutTapped()` says where to go
          (UserPresenter.swift:7)
        UserViewController.signOutTapped()
        └─ UserPresenter.signOutTapped() … +1
           └─ AppRouterImpl.replaceStack(rootUrn:)
        … 1 more call (… +n): `trace` shows all
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        viper Login> undo
        taken back: tap "Sign Out"
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Sign Out ]           │
        └──────────────────────────────────────┘
        """)
  }

  @Test func `a wrong answer is told why, and what is right`() {
    let session = session(isInteractive: false)
    #expect(
      session.transcript("predict tap \"Sign Out\" --about first", "answer 2", "2") == """
        viper User:42> predict tap "Sign Out" --about first
        Who will be called first?
          1  `AppRouterImpl`
          2  `UserInteractor`
          3  `UserPresenter`
          4  `UserViewController`
        type the number of your answer
        screen, graph and trace wait for it; `skip` shows them without
        viper User:42> answer 2
        ✗ no: `UserInteractor` is called later: call 3 of 4
        → `UserViewController`: `UserViewController.signOutTapped()` is the first call (UserViewController.swift:7)
        UserViewController.signOutTapped()
        └─ UserPresenter.signOutTapped() … +1
           └─ UserInteractor.signOut()
        … 1 more call (… +n): `trace` shows all
        viper Login> 2
        no question is open that 2 could answer; `predict` asks one about an event, `lessons` have some
        """)
  }

  @Test func `what would tell is withheld, and what only explains is not`() {
    let session = session()
    session.run(line: "predict tap \"Sign Out\"") { _ in }
    for command in ["screen", "graph", "trace", "sequence", "why UserPresenter", "leaks", "compare viper -- back"] {
      let name = command.prefix { $0 != " " }
      #expect(
        session.answer(command).replacing(/\n */, with: " ") == """
          ✗ `\(name)` might give the answer away; answer first with a number, or `skip` shows it. `code` and `read` are open
          """)
    }
    #expect(session.answer("graph --help").hasPrefix("graph [<kind>]"))
    #expect(session.answer("glossary trace") != "")
    #expect(session.answer("skip").hasPrefix("→ `UserPresenter`: `UserPresenter.signOutTapped()` says where to go"))
    #expect(session.answer("trace").hasPrefix("UserViewController.signOutTapped()"))
  }

  @Test func `what would change the app waits for the answer, also where it is misspelt`() {
    let session = session(isInteractive: false)
    #expect(
      session.transcript("predict tap \"Sign Out\"", "type Name Bob", "switch mvvmfc", "undo 0", "skip", "log")
        .components(separatedBy: "them without\n").last
          == """
          viper User:42> type Name Bob
          `type` waits until you have answered: with a number, or `skip` shows what happens without
          viper User:42> switch mvvmfc
          `switch` waits until you have answered: with a number, or `skip` shows what happens without
          viper User:42> undo 0
          `undo` waits until you have answered: with a number, or `skip` shows what happens without
          viper User:42> skip
          → `UserPresenter`: `UserPresenter.signOutTapped()` says where to go (UserPresenter.swift:7)
          UserViewController.signOutTapped()
          └─ UserPresenter.signOutTapped() … +1
             └─ AppRouterImpl.replaceStack(rootUrn:)
          … 1 more call (… +n): `trace` shows all
          viper Login> log
          1  tap "Sign Out"
          """)
  }

  @Test(arguments: [
    (
      "predict",
      """
      <event>… is missing: `predict <event>… [--about <topic>]`; it can be tap, type, select, toggle, back, dismiss, …; \
      `predict ?` lists all
      """
    ),
    ("predict sing", "\"sing\" is not an event; `predict ?` lists them"),
    ("predict tpa x", "\"tpa\" is not an event; did you mean `predict tap`?"),
    ("predict tap Sign Out", "tap is written: tap \"<text>\"; did you mean `predict tap \"Sign Out\"`?"),
    ("predict tap \"Sign Ot\"", "there is no \"Sign Ot\" on the screen; did you mean `predict tap \"Sign Out\"`?"),
    (
      "predict back --about luck",
      "nothing can be asked about \"luck\"; it can be decides, gone, made, keeps, leaks, first, equal"
    ),
    ("predict tap \"Sign Out\" --about gone", "no object of the app will be gone for good"),
    ("3", "no question is open that 3 could answer; `predict` asks one about an event, `lessons` have some"),
    ("skip", "no lesson is open; `lessons` lists them, `lesson <id>` opens one"),
  ])
  func `what cannot be predicted says why, and nothing happens`(line: String, message: String) {
    let session = session(isInteractive: false)
    #expect(session.answer(line) == message)
    #expect(session.appSession.app?.log.events == [])
  }

  @Test func `an event that ends the app is not to be predicted, and the app goes on`() {
    let app = Self.app.answering { event, _ in event == .back ? .ends(StageFailure(.trap(message: "no"))) : nil }
    let session = session(app, isInteractive: false)
    #expect(
      session.answer("predict back")
        == "`back` ends the app, so there is nothing to choose from; do it without `predict`")
    #expect(session.answer("predict tap \"Sign Out\"").hasPrefix("Who will decide"))
  }

  @Test func `a number is no answer once the app is another one`() {
    let session = session(isInteractive: false)
    session.run(line: "predict tap \"Sign Out\"") { _ in }
    session.run(line: "skip; switch mvvmfc") { _ in }
    #expect(
      session.answer("3")
        == "no question is open that 3 could answer; `predict` asks one about an event, `lessons` have some")
  }

  @Test func `a number that is no choice is told the choices`() {
    let session = session(isInteractive: false)
    session.run(line: "predict tap \"Sign Out\"") { _ in }
    #expect(
      session.answer("7")
        == "\"7\" does not fit; expected the number of a choice, 1 to 4, or words that one alone has")
  }

  @Test func `events and what they take are completed behind it`() {
    let session = session()
    func offers(_ line: String) -> [String] {
      Completer(session: session).completion(of: line, at: line.utf8.count).offers.map(\.text)
    }
    #expect(offers("predict t") == ["tap ", "type ", "toggle "])
    #expect(offers("predict tap S") == ["\"Sign Out\" "])
    #expect(offers("predict back --about g") == ["gone "])
  }
}
