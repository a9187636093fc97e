import Foundation
import Shell
import Testing

/// Hints that depend on what is the case, and wrong turns.
struct LessonHintTests {
  private let folder: TemporaryFolder
  private let session: Session

  init() throws {
    folder = try TemporaryFolder([
      "Lessons/01-tour.md": """
      ---
      id: tour
      title: A tour
      wiring: viper
      minutes: 4
      ---
      # A tour
      ## Sign out
      ```setup
      switch viper
      ```
      ```goal
      screen shows "Sign in"
      ```
      ```hint
      Which button leaves?
      ```
      ```hint
      when path is User:42 EditName:42
      Close the sheet: `tap Cancel`.
      ```
      ```hint
      `tap "Sign Out"`
      ```
      ```turn
      when path is User:42 EditName:42
      play tap "Edit name"
      That opens a *sheet*; the button is below it.
      ```
      ```turn
      when no leaks
      when equal in viper
      when path is User:42
      when trace has User.cancel
      play tap "Edit name"
      play tap Cancel
      Nothing has changed.
      ```
      ```solution
      tap "Sign Out"
      ```

      """
    ])
    let wirings = WiringCatalog(wirings: [Wiring(name: "viper", folder: URL(filePath: "/workshops/viper/App"))])
    session = Session(
      wirings: wirings, builder: FakeBuilder(["viper": .user]), terminal: Terminal(isInteractive: true),
      lessons: folder.url.appending(path: "Lessons"), progress: folder.url.appending(path: "progress"))
  }

  @Test func `one rung at a time is shown, those that do not fit are skipped, and a wrong turn is told of once`() {
    session.run(line: "lesson tour") { _ in }
    #expect(
      session.transcript("hint", "tap 'Edit name'", "screen", "hint", "check", "tap Cancel", "hint", "hint") == """
        tour 1/1 · viper User:42> hint
        Which button leaves?
        `hint` again says more (1 of 2)
        tour 1/1 · viper User:42> tap 'Edit name'
        ╭ Edit name ───────────────────────────╮
        │ First name [ Ann          ]          │
        │ [ Cancel ] [·Save·]                  │
        ╰──────────────────────────────────────╯
        That opens a sheet; the button is below it.
        tour 1/1 · viper EditName:42> screen
        ╭ Edit name ───────────────────────────╮
        │ First name [ Ann          ]          │
        │ [ Cancel ] [·Save·]                  │
        ╰──────────────────────────────────────╯
        tour 1/1 · viper EditName:42> hint
        Close the sheet: `tap Cancel`.
        `hint` again says more (2 of 3)
        tour 1/1 · viper EditName:42> check
        ✗ the screen has no "Sign in"; it shows "Edit name", "First name", "Cancel",
          "Save"
        That opens a sheet; the button is below it.
        `hint` helps, `reset` starts the step afresh
        tour 1/1 · viper EditName:42> tap Cancel
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Sign Out ]           │
        └──────────────────────────────────────┘
        tour 1/1 · viper User:42> hint
        `tap "Sign Out"`
        that was the last hint; `solution` shows a way
        tour 1/1 · viper User:42> hint
        `tap "Sign Out"`
        that was the last hint; `solution` shows a way
        """)
  }

  @Test func `where no hint fits, that is said`() throws {
    let file = folder.url.appending(path: "Lessons/01-tour.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let part = text.replacing("```hint\nWhich", with: "```hint\nwhen path is Login\nWhich")
      .replacing("```hint\n`tap", with: "```hint\nwhen path is Login\n`tap")
    try Data(part.utf8).write(to: file)
    session.run(line: "lesson tour") { _ in }
    #expect(session.answer("hint") == "✗ no hint fits where you are now; `reset` starts the step afresh")
  }
}
