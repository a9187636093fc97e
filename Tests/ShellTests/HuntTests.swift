import Foundation
import Shell
import StageProtocol
import Testing

/// A hunt: an app that leaks, and nothing says where.
struct HuntTests {
  private let folder: TemporaryFolder
  private let builder: FakeBuilder

  init() throws {
    folder = try TemporaryFolder([
      "Workshops/VIPER/workshop.md": """
      ---
      id: vip
      title: VIPER
      wiring: viper
      modules: { Kit: VipKit }
      ---
      # VIPER
      ## Variation: other
      It does something else.

      ## Variation: strong-view
      The presenter holds its view strongly. One word is missing.

      ```
      viper+strong-view User:42> tap "Sign Out"
      leak: UserViewController lives on after User:42 has gone; `leaks` says why
      ```

      """,
      "Workshops/VIPER/App/User.swift": "final class Presenter {\n  weak var view: View?\n}\n",
      "Workshops/VIPER/App/Kit/Kit.swift": "class Kit {}\n",
      "Workshops/VIPER/Variations/other/User.swift": "final class Presenter {}\n",
      "Workshops/VIPER/Variations/strong-view/User.swift": "final class Presenter {\n  var view: View?\n}\n",
    ])
    var leaking = FakeApp.user
    leaking.leaks = { screen in
      let view = ObjectGraph.Node(id: "UserViewController", type: "UserViewController")
      let leak = LeakReport.Leak(
        object: view, screen: "User", route: "User:42", event: 1, path: [], roots: [], cycle: [], culprit: nil,
        place: nil, fix: "hold it weakly", others: ["Presenter"])
      return LeakReport(leaks: screen.path == ["Login"] ? [leak] : [])
    }
    builder = FakeBuilder(["hunt-7": leaking, "viper": .user])
  }

  private func session(isInteractive: Bool = true) -> Session {
    Session(
      wirings: WiringCatalog(workshops: folder.url.appending(path: "Workshops")), builder: builder,
      terminal: Terminal(isInteractive: isInteractive),
      workshopPlace: WorkshopPlace(
        workspaces: folder.url.appending(path: "work"), imports: folder.url.appending(path: "imports"),
        kit: WorkshopPlace.KitFlags(compile: [], link: []), environment: [:]),
      folder: folder.url)
  }

  @Test func `a hunt has no hints of a workshop, and is offered as what it is`() {
    let session = session()
    session.run(line: "hunt 7") { _ in }
    let words =
      "✗ a hunt has no hints; `graph --diff 0`, `why` and `code` help to find the leak,\n  and `hunt reveal` tells"
    #expect(session.answer("hint") == words)
    #expect(session.answer("solution") == words)
    #expect(session.answer("compare ?").contains("hunt-7  a hunt for a leak"))
  }

  @Test func `nothing names the variation before it is revealed`() {
    let session = session()
    let transcript = session.transcript("hunt 7", "tap 'Sign Out'", "leaks", "wirings", "log")
    #expect(!transcript.contains("strong"))
    #expect(!transcript.contains("leak: "))
    #expect(
      transcript.hasPrefix(
        """
        atelier> hunt 7
        `hunt-7` is one of the wirings, and something in it lives on when its screen has
        gone. Use the app; `graph`, `graph --diff 0`, `why` and `code` help to find
        what, and who keeps it. `hunt reveal` tells.
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Sign Out ]           │
        └──────────────────────────────────────┘
        hunt-7 User:42> tap 'Sign Out'
        """))
    #expect(
      session.answer("rules")
        == "✗ in a hunt `rules` says nothing, since it would say too much; `hunt reveal`\n  tells")
    #expect(
      HuntRefusal.givesAway(command: "why").description
        == "in a hunt `why` says nothing, since it would say too much; `hunt reveal` tells")
    #expect(
      session.answer("leaks") == "2 objects live on; which, and who keeps them, is the hunt. `hunt reveal` tells")
    #expect(
      session.answer("hunt reveal") == """
        hunt-7 is `viper+strong-view`: The presenter holds its view strongly.

        User.swift  +1 -1
          final class Presenter {
        -   weak var view: View?
        +   var view: View?
          }

        `leaks` explains it now, `read viper strong-view` says more
        """)
    #expect(session.answer("leaks").hasPrefix("UserViewController lives on: User:42 went at event 1"))
  }

  @Test func `its code is a folder of one's own, which stays as one has left it`() throws {
    let session = session()
    session.run(line: "hunt 7") { _ in }
    let file = folder.url.appending(path: "work/hunts/hunt-7/App/User.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == "final class Presenter {\n  var view: View?\n}\n")
    try Data("// mended\n".utf8).write(to: file)
    #expect(
      session.answer("hunt off")
        == "the hunt is over, and hunt-7 stays on the stage until you `switch`; `hunt 7`\ngoes on with it")
    #expect(session.answer("hunt 7").hasPrefix("`hunt-7` is on the stage, as you left it.\n"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "// mended\n")
  }

  @Test func `another hunt says of the one before how to go on with it`() throws {
    builder.apps["hunt-8"] = .user
    let session = session()
    session.run(line: "hunt 7") { _ in }
    let words = "`hunt-7` is left; `hunt 7` goes on with it.\n`hunt-8` is one of the wirings"
    #expect(session.answer("hunt 8").hasPrefix(words))
    #expect(session.answer("hunt 8").hasPrefix("`hunt-8` is on the stage, as you left it.\n"))
  }

  @Test func `what cannot be hunted says why`() throws {
    let session = session(isInteractive: false)
    #expect(session.answer("hunt reveal") == "no hunt is under way; `hunt` begins one")
    #expect(session.answer("hunt off") == "no hunt is under way; `hunt` begins one")
    #expect(session.answer("hunt 0") == "\"0\" does not fit; expected a number from 1 to 9999, reveal, or off")
    #expect(
      Session.fake().answer("hunt") == "there is no folder for the code of a hunt")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Workshops/VIPER/Variations/strong-view"))
    #expect(session.answer("hunt 3") == "no variation is known to leak; `variations` lists what there is")
  }
}
