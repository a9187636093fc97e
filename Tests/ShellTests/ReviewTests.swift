import Foundation
import Shell
import Testing

/// Questions of finished lessons come again, on days that lie further and further apart.
struct ReviewTests {
  @Test func `a question to the graph is computed anew, on a wiring that its lesson does not use`() throws {
    let lessons = try AskingLessons(2, isInteractive: true)
    lessons.finish("graph")
    lessons.now = AskingLessons.day("2026-11-23")

    #expect(
      lessons.session.transcript("review", "1", "review") == """
        viper User:42> review
        1 question from lessons that you have finished. `skip` leaves one out,
        `review off` leaves, and keeps your answers.

        1/1  Ask the graph

        In `mvvmfc`, at `User:42`: who keeps `UserViewModel` alive?
          1  `ShownUsersUseCase`
          2  `UserFlowController`
          3  `UserViewController`
          4  `Window`
        type the number of your answer
        review 1/1 · viper User:42> 1
        ✗ no: it is the other way round: `UserViewModel.it` holds `ShownUsersUseCase`
          strongly. In the graph, `UserViewController.it` holds `UserViewModel`
          strongly
          right: `UserViewController`

        ✓ 0 of 1 right; the next questions come on 2026-11-24
        viper User:42> review
        ✗ nothing to review today; the next questions come on 2026-11-24
        """)
  }

  @Test func `right answers are asked for later and later, a wrong one tomorrow`() throws {
    let lessons = try AskingLessons(1)
    lessons.finish("graph")
    func next() -> String { String(lessons.session.answer("review").suffix(10)) }
    #expect(next() == "2026-11-23")
    for (day, answer, due) in [
      ("2026-11-23", 3, "2026-11-26"), ("2026-11-26", 3, "2026-12-03"), ("2026-12-04", 3, "2026-12-25"),
      ("2026-12-25", 3, "2027-02-23"), ("2027-02-23", 3, "2027-04-24"), ("2027-04-24", 1, "2027-04-25"),
      ("2027-04-25", 3, "2027-04-28"),
    ] {
      lessons.now = AskingLessons.day(day)
      lessons.session.run(line: "review; \(answer)") { _ in }
      #expect(next() == due)
    }
  }

  @Test func `a clock that is set back loses nothing`() throws {
    let lessons = try AskingLessons(1)
    lessons.finish("graph")
    lessons.now = AskingLessons.day("2040-01-01")
    lessons.session.run(line: "review; 3") { _ in }
    lessons.now = AskingLessons.day("2026-11-24")
    lessons.session.run(line: "review") { _ in }
    #expect(lessons.session.prompt.plain == "review 1/1 · viper User:42> ")
    #expect(lessons.session.answer("3").hasSuffix("1 of 1 right; the next questions come on 2026-12-01"))
  }

  @Test func `at most eight questions are asked, and no two of a lesson in a row`() throws {
    let lessons = try AskingLessons(6)
    for number in 2...6 { lessons.finish("l\(number)") }
    lessons.now = AskingLessons.day("2026-11-30")
    var titles: [Substring] = []
    var answer = lessons.session.answer("review")
    for _ in 1...8 {
      titles += answer.split(separator: "\n").filter { $0.contains("/8  ") }.map { $0.dropFirst(5) }
      answer = lessons.session.answer("1")
    }
    #expect(titles == ["Lesson 2", "Lesson 3", "Lesson 4", "Lesson 2", "Lesson 3", "Lesson 4", "Lesson 5", "Lesson 6"])
    #expect(answer.hasSuffix("2 more questions due: `review`"))
  }

  @Test func `it can be left at any time, and one quiet line says what is due`() throws {
    let lessons = try AskingLessons(2)
    lessons.finish("l2")
    lessons.now = AskingLessons.day("2026-11-23")
    let session = lessons.session
    #expect(session.answer("progress").hasSuffix("1 of 2 lessons done\n2 questions to review: `review`"))
    session.run(line: "review; 1") { _ in }
    #expect(session.answer("review off") == "you have left the review; what you have answered is kept")
    #expect(session.answer("progress").hasSuffix("1 of 2 lessons done\n1 question to review: `review`"))
    #expect(session.answer("review off") == "no review or test is under way; `review` begins one")
    #expect(session.answer("review now") == "\"now\" does not fit; expected nothing, or off")
  }

  @Test func `without a finished lesson there is nothing to review`() throws {
    #expect(
      try AskingLessons(2).session.answer("review")
        == "nothing to review yet; finish a lesson first: `lessons` lists them")
  }
}
