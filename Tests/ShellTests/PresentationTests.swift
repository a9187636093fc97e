import Foundation
import Shell
import Testing

/// A workshop as it is presented, beat by beat.
struct PresentationTests {
  private let workshop: PresentedWorkshop
  private var session: Session { workshop.session }

  init() throws {
    workshop = try PresentedWorkshop()
  }

  @Test func `a step begins with what it is about, and the demo's commands stand on the prompt`() {
    #expect(
      workshop.answer("present viper") == """
        0 of 2 · start                           VIPER · beat 1 of 4

        Everything is in one place. It works.

        Enter goes on, `prev` goes back, `q` leaves, `help present`
        says more

        """)
    #expect(session.prompt.plain == "> ")
    #expect(session.suggestedLine == nil)
    #expect(
      workshop.enter() == """
        0 of 2 · start                           VIPER · beat 2 of 4

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

        """)
    #expect(session.suggestedLine == "tap \"Edit name\"")
    #expect(
      workshop.enter() == """
        0 of 2 · start                           VIPER · beat 3 of 4

        > tap "Edit name"
        ╭ Edit name ───────────────────────────╮
        │ First name [ Ann          ]          │
        │ [ Cancel ] [·Save·]                  │
        ╰──────────────────────────────────────╯

        """)
    #expect(session.suggestedLine == "tap Cancel")
  }

  @Test func `a step follows the one before, in its own code and from its own launch`() {
    workshop.answer("present viper")
    for _ in 1...3 { workshop.enter() }
    #expect(
      workshop.enter().hasPrefix(
        "1 of 2 · view                            VIPER · beat 1 of 8\n\nThe view has moved out."))
    #expect(
      workshop.enter() == """
        1 of 2 · view                            VIPER · beat 2 of 8

        User.swift  +1 -1
          class User {
        -   var all = 1
        +   let view = View()
          }

        """)
    #expect(
      workshop.enter() == """
        1 of 2 · view                            VIPER · beat 3 of 8

        What it costs:

        • a file

        """)
    #expect(workshop.answer("log") == "nothing has happened since the launch")
    #expect(session.suggestedLine == nil)
  }

  @Test func `whatever else is typed is a detour, and Enter comes back from it`() {
    workshop.answer("present viper@view")
    for _ in 1...4 { workshop.enter() }
    #expect(session.suggestedLine == "type Name Bob")
    #expect(workshop.answer("graph").hasPrefix("window"))
    #expect(session.prompt.plain == "> ")
    #expect(
      workshop.answer("switch viper@start") == """
        viper@view→viper@start: 31 files compiled in 0.9 s, 1 event
        replayed, screens equal
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        a detour; Enter goes back to beat 5 of 8
        """)
    #expect(session.prompt.plain == "detour> ")
    #expect(session.suggestedLine == nil)
    workshop.answer("undo")
    #expect(
      workshop.enter() == """
        1 of 2 · view                            VIPER · beat 5 of 8

        > tap "Sign Out"
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘

        """)
    #expect(session.prompt.plain == "> ")
    #expect(session.appSession.app?.wiring.name == "viper@view")
  }

  @Test func `prev shows the beat before again, over the beginning of a step, too`() {
    workshop.answer("present viper@view")
    #expect(
      workshop.answer("prev") == """
        0 of 2 · start                           VIPER · beat 4 of 4

        > tap Cancel
        ┌ User ────────────────────────────────┐
        │ Ann Appleseed                        │
        │ [ Edit name ] [ Sign Out ]           │
        └──────────────────────────────────────┘

        """)
    #expect(workshop.answer("prev").contains("beat 3 of 4\n\n> tap \"Edit name\""))
    #expect(session.suggestedLine == "tap Cancel")
    workshop.answer("prev; prev")
    #expect(workshop.answer("prev") == "✗ this is the beginning; Enter goes on")
  }

  @Test func `one jumps to a step by its number, its name, or as step does`() {
    workshop.answer("present viper")
    #expect(workshop.answer("present 2").hasPrefix("2 of 2 · router"))
    #expect(workshop.answer("present view").hasPrefix("1 of 2 · view"))
    #expect(workshop.answer("step prev").hasPrefix("0 of 2 · start"))
    #expect(workshop.answer("present viper@router").hasPrefix("2 of 2 · router"))
    #expect(workshop.answer("step").contains("The router navigates."))
    #expect(workshop.answer("steps").contains("▸ 2  router"))
    #expect(workshop.answer("diff --code").hasPrefix("viper@view → viper@router"))
    #expect(workshop.answer("peek 1 View").contains("class View {}"))
    #expect(session.prompt.plain == "> ")
  }

  @Test func `the last beat says that it is the last`() {
    workshop.answer("present viper@router")
    for _ in 1...2 { workshop.enter() }
    #expect(workshop.enter() == "✗ that was the last step; `prev` goes back, `present --end`\n  ends the presentation")
  }

  @Test func `a command that fails stays the next one`() {
    workshop.builder.apps["viper@router"] = FakeApp.user.answering { event, _ in
      event == .tap("Edit name") ? .refuses("there is no Edit name") : nil
    }
    workshop.answer("present viper@router")
    workshop.enter()
    #expect(
      workshop.enter() == """
        2 of 2 · router                          VIPER · beat 2 of 3

        > tap "Edit name"
        ✗ there is no Edit name

        """)
    #expect(session.suggestedLine == "tap \"Edit name\"")
  }

  @Test(arguments: ["present --end", "present off", "q", "Q"])
  func `the end puts back what was on the stage`(line: String) {
    workshop.answer("switch viper; tap \"Sign Out\"; present vip")
    #expect(
      workshop.answer(line) == """
        the presentation is over; this is `viper` as it was
        ┌ Sign in ─────────────────────────────┐
        │ Name [              ]                │
        │ [·Sign in·]                          │
        └──────────────────────────────────────┘
        """)
    #expect(session.prompt.plain == "viper Login> ")
    #expect(workshop.answer("present") == "✗ nothing is being presented; `present viper` begins")
  }

  @Test func `a lesson is left, and goes on where it was`() {
    workshop.answer("lesson tour")
    #expect(
      workshop.answer("present viper").hasPrefix("the lesson is left at 1/3; `lesson tour` goes on there\n0 of 2"))
    #expect(plain("lesson tour") == "✗ `lesson` is for working alone; `present --end` ends the presentation first")
  }

  @Test func `what a learner has written in an open workspace stays as it is`() throws {
    workshop.answer("workshop vip")
    let file = workshop.folder.url.appending(path: "work/vip/App/User.swift")
    try Data("mine\n".utf8).write(to: file)
    workshop.answer("present vip@view")
    for _ in 1...6 { workshop.enter() }
    workshop.answer("step next")
    #expect(plain("reset step") == "✗ `reset` is for working alone; `present --end` ends the presentation first")
    #expect(workshop.answer("step next --carry").contains("`step --carry` is for working alone"))
    workshop.answer("present --end")
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine\n")
    #expect(session.prompt.plain == "mine User:42> ")
  }

  @Test(arguments: [
    ("present vipr", "✗ there is no workshop or step \"vipr\"; did you mean `present viper`?"),
    ("present Friends:7", "✗ no app is running yet; `switch viper` starts one"),
    ("switch viper; present vipr", "✗ there is no workshop or step \"vipr\"; did you mean `present viper`?"),
    ("switch viper; present Friends:7", "✗ that is not possible here"),
    ("present viper@rooter", "✗ viper has no step \"rooter\"; did you mean `present viper@router`?"),
    ("present viper; present 9", "✗ viper has no step \"9\"; it has 0 to 2, and `steps viper` lists them"),
    ("present viper; present vew", "✗ there is no workshop or step \"vew\"; did you mean `present view`?"),
    ("present", "✗ nothing is being presented; `present viper` begins"),
    ("present --end", "✗ nothing is being presented; `present viper` begins"),
    ("present off", "✗ nothing is being presented; `present viper` begins"),
    ("more", "✗ nothing was cut from the last answer"),
  ])
  func `what cannot be presented says why`(line: String, problem: String) {
    #expect(workshop.answer(line).replacing(/\n */, with: " ").hasSuffix(problem))
  }

  @Test func `a workshop without a demo is not presented`() throws {
    let page = PresentedWorkshop.page.replacing("```demo", with: "```text")
    let workshop = try PresentedWorkshop(page: page)
    let answer = workshop.answer("present viper").replacing(/\n */, with: " ")
    #expect(answer.hasPrefix("✗ the workshop vip has no demo to present; a `demo` fence in"))
    #expect(workshop.session.prompt.plain == "atelier> ")
  }

  @Test func `completion offers workshops, the steps of what is presented, and routes`() {
    #expect(candidates("present v") == ["viper "])
    #expect(candidates("present viper@r") == ["viper@router "])
    workshop.answer("present viper")
    #expect(candidates("present ro") == ["router "])
    #expect(candidates("present Lo") == ["Login "])
  }

  /// What a line shows, in one line.
  private func plain(_ line: String) -> String { workshop.answer(line).replacing(/\n */, with: " ") }

  private func candidates(_ line: String) -> [String] {
    Completer(session: session).completion(of: line, at: line.utf8.count).candidates
  }
}
