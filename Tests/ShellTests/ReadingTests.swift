import Foundation
import Shell
import Testing

/// `read`, and `code` of a variation, on a workshop of its own.
struct ReadingTests {
  private static let page = """
    ---
    id: vip
    title: VIPER
    wiring: viper
    ---
    # VIPER

    Five parts, each with *one* job.

    ## Who owns whom

    The view owns the presenter.

    ## Step: start
    One file.

    ```claims
    scenarios all
    ```
    ```demo
    tap Save
    ```
    ```swift
    let one = 1
    ```

    ## Variation: strong-view
    The presenter holds its view strongly.
    """

  private let folder: TemporaryFolder
  private let session: Session

  init() throws {
    folder = try TemporaryFolder([
      "Workshops/VIPER/workshop.md": Self.page,
      "Workshops/VIPER/App/User.swift": """
      final class UserPresenter {
        weak var view: UserView?
        var name = ""
        func load() {}
      }
      final class Other {}
      """,
      "Workshops/VIPER/Variations/strong-view/User.swift": """
      final class UserPresenter {
        var view: UserView?
        func load() {}
        func reload() {}
      }
      final class Other {}
      """,
      "mine/App.swift": "final class App {}\n",
    ])
    let wirings = WiringCatalog(workshops: folder.url.appending(path: "Workshops"))
    session = Session(
      wirings: wirings, builder: FakeBuilder(["viper": .user, "viper+strong-view": .user, "mine": .user]),
      terminal: Terminal(isInteractive: true), folder: folder.url)
  }

  @Test func `a page is read part by part, without what is there for who presents it`() {
    let whole = """
      VIPER

      Five parts, each with one job.

      also        "Who owns whom"
      steps       start
      variations  strong-view
      `read viper <part>` reads one
      """
    #expect(session.answer("read viper") == whole)
    #expect(session.answer("read viper owns") == "Who owns whom\n\nThe view owns the presenter.")
    #expect(session.answer("read viper START") == "Step: start\n\nOne file.\n\n    let one = 1")
    session.run(line: "switch viper+strong-view") { _ in }
    #expect(session.answer("read") == whole)
  }

  @Test(arguments: [
    ("read", "✗ no app is running yet; `switch viper` starts one"),
    (
      "read viper strngview",
      "✗ the page of viper has no part \"strngview\"; did you mean\n  `read viper strong-view`?"
    ),
    ("read viper x", "✗ the page of viper has no part \"x\"; it has \"Who owns whom\", start, strong-view"),
    ("read ./mine", "✗ mine has no page to read; `wirings` lists those that have one"),
  ])
  func `what cannot be read is said to be so`(line: String, message: String) {
    #expect(session.answer(line) == message)
  }

  @Test func `parts are completed`() {
    let completer = Completer(session: session)
    #expect(completer.completion(of: "read viper st", at: 13).candidates == ["start ", "strong-view "])
    #expect(completer.completion(of: "read viper w", at: 12).candidates == ["\"Who owns whom\" "])
  }

  @Test func `the lines that a variation changes are marked`() {
    session.run(line: "switch viper+strong-view") { _ in }
    #expect(
      session.answer("code UserPresenter") == """
        UserPresenter  presenter  Variations/strong-view/User.swift:1
        1  final class UserPresenter {
         -   weak var view: UserView?
         -   var name = ""
        2+   var view: UserView?
             └ VI-3: UserPresenter holds its view, a UserView, strongly
        3    func load() {}
        4+   func reload() {}
        5  }
        `rules VI-3` says why, and how to fix it
        + and - are what strong-view adds and takes away
        """)
    #expect(session.answer("code Other") == "Other  Variations/strong-view/User.swift:6\n6  final class Other {}")
    session.settings.isAccessible = true
    #expect(
      session.answer("code UserPresenter.view") == """
        UserPresenter.view  presenter  Variations/strong-view/User.swift:2
        gone:   weak var view: UserView?
        gone:   var name = ""
        2: new:   var view: UserView?
        finding VI-3: UserPresenter holds its view, a UserView, strongly
        `rules VI-3` says why, and how to fix it
        new and gone are said against the code without strong-view
        """)
    session.run(line: "set accessible off; switch viper") { _ in }
    #expect(
      session.answer("code UserPresenter.view")
        == "UserPresenter.view  presenter  User.swift:2\n2    weak var view: UserView?")
  }
}
