import Foundation
import Shell
import Testing

/// Demos as they are rehearsed: by an instructor, and for all workshops by `atelier check`.
struct RehearsalTests {
  private func answer(replacing text: String = "", with other: String = "") throws -> (answer: String, status: Status) {
    let page = text.isEmpty ? PresentedWorkshop.page : PresentedWorkshop.page.replacing(text, with: other)
    let workshop = try PresentedWorkshop(page: page, terminal: Terminal())
    let outputs = workshop.session.outputs("present --rehearse viper")
    return (outputs.map(\.text.plain).joined(separator: "\n"), outputs.last?.status ?? .done)
  }

  @Test func `demos that do as they say are counted`() throws {
    let (answer, status) = try answer()
    #expect(answer == "3 steps rehearsed, 9 lines, all as expected")
    #expect(status == .done)
  }

  @Test func `what is not as expected is told of with its line, and the demo goes on`() throws {
    let (answer, status) = try answer(replacing: "shows \"Sign in\"", with: "shows \"Sign on\"")
    #expect(
      answer == """
        Workshops/VIPER/workshop.md:61: in the demo of view, `expect screen shows "Sign on"`: expected screen shows "Sign on": \
        the screen has no "Sign on"; it shows "Sign in", "Name", "Sign in"
        3 steps rehearsed, 9 lines, 1 problem
        """)
    #expect(status == .checkFailed)
  }

  @Test func `a command that fails ends the demo of its step`() throws {
    let (answer, _) = try answer(replacing: "tap \"Sign Out\"", with: "tap Leave")
    #expect(
      answer == """
        Workshops/VIPER/workshop.md:60: in the demo of view, `tap Leave`: there is no "Leave" on the screen
        3 steps rehearsed, 9 lines, 1 problem
        """)
  }

  @Test func `a command that finds what is wrong has answered`() throws {
    #expect(try answer(replacing: "graph\n", with: "rules\n").answer == "3 steps rehearsed, 9 lines, all as expected")
    let workshop = try PresentedWorkshop(page: PresentedWorkshop.page.replacing("graph\n", with: "rules\n"))
    workshop.answer("present viper@view")
    for _ in 1...5 { workshop.enter() }
    #expect(workshop.enter().contains("beat 7 of 8\n\n> rules\nVI-3: UserPresenter holds its view"))
    #expect(workshop.session.suggestedLine == "undo")
  }

  @Test func `notes name what is there, at the step or the one before`() throws {
    #expect(
      try answer(replacing: "Show `View`", with: "Not `all`, but `tap \"Sign Out\"` in `viper@view`").answer.hasSuffix(
        "expected"))
    #expect(
      try answer(replacing: "Show `View`", with: "Show\n`Presenter.show` and `tpa Save`").answer == """
        Workshops/VIPER/workshop.md:68: the notes of view name `Presenter.show`, which is no command, and not in the code of \
        this step or the one before
        Workshops/VIPER/workshop.md:68: the notes of view name `tpa Save`, which is no command, and not in the code of this \
        step or the one before
        3 steps rehearsed, 9 lines, 2 problems
        """)
  }

  @Test func `code that does not compile is a problem of its step`() throws {
    let workshop = try PresentedWorkshop(terminal: Terminal())
    workshop.builder.failures["viper@view"] = .cannotCompile(.noFolder("view"))
    #expect(
      workshop.answer("present --rehearse viper").hasPrefix("Workshops/VIPER/workshop.md:60: in the demo of view, `tap")
    )
  }

  @Test func `the finished apps alone are rehearsed in a moment`() throws {
    let workshop = try PresentedWorkshop(terminal: Terminal())
    var names: [String] = []
    let problems = try Rehearsal.problems(in: workshop.session, onlyFinished: true) { names.append($0.name) }
    #expect(names == ["viper@router"])
    #expect(problems.isEmpty)
  }

  @Test func `a demo cannot move the presentation`() throws {
    #expect(
      try answer(replacing: "type Name Bob", with: "next").answer.hasPrefix(
        "Workshops/VIPER/workshop.md:62: in the demo of view, `next`: a demo cannot hold `next`, which moves the presentation"
      )
    )
  }
}
