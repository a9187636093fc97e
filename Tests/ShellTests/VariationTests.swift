import Foundation
import Shell
import Testing

/// Wirings with variations.
struct VariationTests {
  private let folder: TemporaryFolder
  private let session: Session

  init() throws {
    folder = try TemporaryFolder([
      "Viper/workshop.md": """
      ---
      wiring: viper
      title: VIPER
      ---
      ## Variation: strong-view
      The presenter holds its view strongly. Sign out, and
      ask for `leaks`.

      ## Variation: other
      Nothing is said here before the end of
      the line.

      ## Choice: view-delegate
      The view has a delegate. It costs a protocol.
      """,
      "Viper/App/User/User.swift": "",
      "Viper/Variations/strong-view/User/User.swift": "",
      "Viper/Variations/other/User/User.swift": "",
      "Viper/Variations/view-delegate/User/User.swift": "",
      "Contexts/workshop.md": "---\ntitle: Contexts\nwiring: contexts\n---\n",
      "Contexts/App/App.swift": "",
      "Contexts/Variations/frozen-name/App.swift": "",
    ])
    session = Session(
      wirings: WiringCatalog(workshops: folder.url),
      builder: FakeBuilder(["viper": .user, "viper+strong-view": .user, "contexts": .user]), folder: folder.url)
  }

  @Test func `a variation is run like a wiring, and named beside it`() {
    #expect(
      session.transcript(
        "switch viper; tap 'Sign Out'", "switch viper --variation strong-view", "log --json", "restart",
        "switch contexts", "switch viper+strong-view", "variations viper")
          == """
          atelier> switch viper; tap 'Sign Out'
          viper: 31 files compiled in 0.9 s, launched
          viper Login> switch viper --variation strong-view
          viper→viper+strong-view: 31 files compiled in 0.9 s, 1 event replayed, screens equal
          viper+strong-view Login> log --json
          {
            "events" : [
              [
                "tap",
                "Sign Out"
              ]
            ],
            "undone" : [

            ],
            "wiring" : "viper+strong-view"
          }
          viper+strong-view Login> restart
          launched again, 1 event replayed
          viper+strong-view Login> switch contexts
          viper+strong-view→contexts: 31 files compiled in 0.9 s, 1 event replayed, screens equal
          contexts Login> switch viper+strong-view
          contexts→viper+strong-view: 1 event replayed, screens equal
          viper+strong-view Login> variations viper
          viper  other          Nothing is said here before the end of the line
                 strong-view    The presenter holds its view strongly (on the stage)
                 view-delegate  a choice: The view has a delegate
          `switch <wiring> --variation <name>` runs one
          """)
    #expect(
      session.answer("wirings").hasPrefix(
        """
        contexts           Contexts
        viper              VIPER
        viper+strong-view  VIPER  on the stage

        """))
  }

  @Test func `all variations are listed with what is different`() {
    #expect(
      session.answer("variations") == """
        contexts  frozen-name
        viper     other          Nothing is said here before the end of the line
                  strong-view    The presenter holds its view strongly
                  view-delegate  a choice: The view has a delegate
        `switch <wiring> --variation <name>` runs one
        """)
    session.settings.isAccessible = true
    #expect(
      session.answer("variations viper") == """
        viper  other          Nothing is said here before the end of the line
        viper  strong-view    The presenter holds its view strongly
        viper  view-delegate  a choice: The view has a delegate
        `switch <wiring> --variation <name>` runs one
        """)
  }

  @Test(arguments: [
    (
      "switch viper --variation strong-vew",
      "viper has no variation \"strong-vew\"; did you mean `switch viper --variation strong-view`?"
    ),
    ("switch viper+xyz", "viper has no variation \"xyz\"; it has other, strong-view, view-delegate"),
    ("switch vipre+strong-view", "there is no wiring \"vipre+strong-view\"; did you mean `switch viper+strong-view`?"),
    ("switch viper --variation", "--variation needs a value: `switch --variation <name>`"),
  ])
  func `an unknown variation is refused with the nearest`(line: String, message: String) {
    #expect(session.answer(line) == message)
  }

  @Test func `what is different goes on below itself where a person has little room`() {
    session.terminal = Terminal(width: 56, isInteractive: true)
    #expect(
      session.answer("variations viper") == """
        viper  other          Nothing is said here before the
                              end of the line
               strong-view    The presenter holds its view
                              strongly
               view-delegate  a choice: The view has a delegate
        `switch <wiring> --variation <name>` runs one
        """)
  }

  @Test func `folders of one's own have variations too`() throws {
    let wiring = try WiringCatalog(wirings: []).wiring("./Viper", relativeTo: folder.url)
    let varied = try wiring.with(variation: "other")
    #expect(varied.name == "Viper+other")
    #expect(varied.reference == "./Viper --variation other")
    #expect(varied.base == wiring)
  }

  @Test(arguments: [
    ("switch viper --variation ", ["other ", "strong-view ", "view-delegate "]),
    ("switch viper --variation s", ["strong-view "]),
    ("switch --variation ", ["frozen-name ", "other ", "strong-view ", "view-delegate "]),
    ("switch --variation strong-view v", ["viper "]),
    ("switch --v", ["--variation "]),
    ("variations c", ["contexts "]),
  ])
  func `names of variations are completed`(line: String, candidates: [String]) {
    #expect(Completer(session: session).completion(of: line, at: line.utf8.count).candidates == candidates)
  }
}
