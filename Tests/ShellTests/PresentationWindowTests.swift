import Shell
import Testing

/// A presentation in windows of several sizes, with words in place of drawing, and without a window.
struct PresentationWindowTests {
  private let workshop: PresentedWorkshop
  private var session: Session { workshop.session }

  init() throws {
    workshop = try PresentedWorkshop()
  }

  @Test func `what is higher than the window is shown in part, and more shows all`() throws {
    let workshop = try PresentedWorkshop(terminal: Terminal(width: 60, height: 10, isInteractive: true))
    workshop.answer("present viper")
    #expect(
      workshop.enter() == """
        0 of 2 · start                           VIPER · beat 2 of 4

        ┌─────────────────┬──────────────┐
        │                 │ at this step │
        ├─────────────────┼──────────────┤
        │ who shows       │ `User`       │
        … 6 lines below: `more` shows all

        """)
    #expect(workshop.answer("more").hasSuffix("│ who keeps alive │ a static     │\n└─────────────────┴──────────────┘"))
    workshop.answer("prev")
    #expect(workshop.answer("more") == "✗ nothing was cut from the last answer")
  }

  @Test func `a window of another size is laid out anew, until something else was shown`() {
    workshop.answer("present viper")
    session.terminal.width = 40
    #expect(
      session.presentedPage?.text.plain == """
        0 of 2 · start       VIPER · beat 1 of 4

        Everything is in one place. It works.

        Enter goes on, `prev` goes back, `q`
        leaves, `help present` says more

        """)
    workshop.answer("log")
    #expect(session.presentedPage == nil)
  }

  @Test func `with words in place of drawing, the window is not emptied`() {
    session.settings.isAccessible = true
    workshop.answer("present viper@view")
    let output = session.outputs("").last
    #expect(output?.clearsWindow == false)
    #expect(
      output?.text.plain == """
        step 1 of 2, view, beat 2 of 8

        User.swift  +1 -1
          class User {
        gone:   var all = 1
        new:   let view = View()
          }

        """)
  }

  @Test func `in a script it is plain text, and a blank line does nothing`() throws {
    let workshop = try PresentedWorkshop(terminal: Terminal())
    #expect(
      workshop.answer("present viper; next; next") == """
        0 of 2 · start  VIPER · beat 1 of 4

        Everything is in one place. It works.

        0 of 2 · start  VIPER · beat 2 of 4

        ┌─────────────────┬──────────────┐
        │                 │ at this step │
        ├─────────────────┼──────────────┤
        │ who shows       │ `User`       │
        │ who decides     │ `User`       │
        │ who fetches     │ `User`       │
        │ who builds      │ `User`       │
        │ who navigates   │ nobody yet   │
        │ who keeps alive │ a static     │
        └─────────────────┴──────────────┘

        0 of 2 · start  VIPER · beat 3 of 4

        > tap "Edit name"
        ╭ Edit name ───────────────────────────╮
        │ First name [ Ann          ]          │
        │ [ Cancel ] [·Save·]                  │
        ╰──────────────────────────────────────╯

        """)
    #expect(workshop.answer("") == "")
    #expect(workshop.session.suggestedLine == nil)
    #expect(workshop.answer("tap Cancel").contains("beat 4 of 4"))
  }
}
