import Foundation
import Shell
import StageProtocol
import Testing

struct LessonOnLeaksTests {
  @Test func `a leak that a step begins with is told of, and what takes long to see is praised, too`() throws {
    let folder = try TemporaryFolder([
      "01-leaks.md": """
      ---
      id: leaks
      title: Leaks
      wiring: viper
      minutes: 1
      teaches: [leaks]
      ---
      # Leaks
      ## Fix it
      ```setup
      switch viper
      tap "Sign Out"
      ```
      ```goal
      path is Login
      no leaks
      equal in viper
      ```
      ```solution
      switch mvvmfc
      ```
      ```quiz
      What was it?
      - [x] a cycle
        - because two objects held each other
      - [ ] a cache that nobody has emptied since then
        - because there is no cache
      ```

      """
    ])
    var leaking = FakeApp.user
    let object = ObjectGraph.Node(id: "UserViewController", type: "UserViewController", ordinal: 1)
    let leak = LeakReport.Leak(
      object: object, screen: "UserViewController", route: "User:42", event: 1, path: [], roots: [], cycle: [],
      culprit: nil, place: nil, fix: "", others: [])
    leaking.leaks = { LeakReport(leaks: $0.path == ["Login"] ? [leak] : []) }
    let wirings = ["viper", "mvvmfc"].map { Wiring(name: $0, folder: URL(filePath: "/workshops/\($0)/App")) }
    let session = Session(
      wirings: WiringCatalog(wirings: wirings), builder: FakeBuilder(["viper": leaking, "mvvmfc": .user]),
      terminal: Terminal(width: 40, isInteractive: true), lessons: folder.url)
    #expect(
      session.transcript("lesson leaks", "switch mvvmfc", "next", "answer 1") == """
        atelier> lesson leaks
        Leaks  1 minute

        1/1  Fix it

        □ the path is Login
        □ nothing outlives its screen
        □ the screen is the same in viper

        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘

        leak: UserViewController lives on after
        User:42 has gone; `leaks` says why
        leaks 1/1 · viper Login> switch mvvmfc
        viper→mvvmfc: 31 files compiled in 0.9
        s, 1 event replayed, screens equal
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        ✓ reached; one question:

        What was it?
          1  a cycle
          2  a cache that nobody has emptied
             since then
        type the number of your answer
        leaks 1/1 · mvvmfc Login> next
        one question:

        What was it?
          1  a cycle
          2  a cache that nobody has emptied
             since then
        type the number of your answer
        leaks 1/1 · mvvmfc Login> answer 1
        ✓ right, because two objects held each
          other
        ✓ done; that was the last step of all
        lessons
        say it in your own words: `note "…"`
        keeps them with this step
        """)
  }
}
