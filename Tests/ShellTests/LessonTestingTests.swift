import Shell
import Testing

/// Tests: those who know a lesson need not take it, and several lessons can be asked about at once.
struct LessonTestingTests {
  @Test func `who answers nine of ten knows the lesson`() throws {
    let lessons = try AskingLessons(2, isInteractive: true)
    #expect(
      lessons.session.transcript("lesson l2 --test", "hint", "next", "2", "2", "lessons", "progress") == """
        atelier> lesson l2 --test
        2 questions about l2, each once and without hints. With 2 right answers the
        lesson counts as done. `skip` leaves one out, `review off` leaves.

        1/2  Lesson 2

        First of 2?
          1  no
          2  yes
        type the number of your answer
        test 1/2> hint
        ✗ there are no hints here; `skip` leaves the question out, `review off` leaves
        test 1/2> next
        1/2  Lesson 2

        First of 2?
          1  no
          2  yes
        type the number of your answer
        test 1/2> 2
        ✓ right, because it is

        2/2  Lesson 2

        Second of 2?
          1  no
          2  yes
        type the number of your answer
        test 2/2> 2
        ✓ right, because it is

        ✓ 2 of 2 right: l2 counts as done, by test; `lessons` shows what fits next
        atelier> lessons
        ▸ 1  graph  Ask the graph   1 min
        ✓ 2  l2     Lesson 2       by test
        ▸ fits next; nothing is locked, `lesson 1` opens that one
        atelier> progress
        lesson  steps    answers  hints  last
        l2      by test  0 right  0      2026-11-22

        1 of 2 lessons done
        """)
  }

  @Test func `who does not is told what to look at again`() throws {
    let session = try AskingLessons(2).session
    #expect(
      session.transcript("lesson l2 --test", "skip", "2").hasSuffix(
        """
        test 1/2> skip
        left out

        2/2  Lesson 2

        Second of 2?
          1  no
          2  yes
        type the number of your answer
        test 2/2> 2
        ✓ right, because it is

        ✗ 1 of 2 right; 2 are needed, and `lesson l2` teaches it. Look again at
          Choose
        """))
    #expect(session.answer("lessons").contains("▸ 2  l2     Lesson 2        1 min"))
  }

  @Test func `a second test asks in another order`() throws {
    let session = try AskingLessons(2).session
    session.run(line: "lesson l2 --test; 1; 1") { _ in }
    #expect(session.answer("lesson l2 --test").contains("First of 2?\n  1  yes\n  2  no"))
  }

  @Test func `questions to the graph are asked on other wirings as often as it takes`() throws {
    let session = try AskingLessons(1).session
    let asked = session.answer("lesson graph --test")
    #expect(asked.contains("In `mvvmfc`, at `User:42`: who keeps `UserViewModel` alive?"))
    #expect(session.appSession.app == nil)
  }

  @Test func `several lessons are asked about in turn, and offered once they are done`() throws {
    let lessons = try AskingLessons(6, isInteractive: true)
    for lesson in ["graph", "l2", "l3", "l4", "l5"] { lessons.finish(lesson) }
    let session = lessons.session
    session.run(line: "lesson l6") { _ in }
    session.run(line: "1") { _ in }
    #expect(
      session.answer("1").hasSuffix(
        """
        ✓ done; that was the last step of all lessons
        say it in your own words: `note "…"` keeps them with this step
        `lessons --test 1-6` asks mixed questions about lessons 1 to 6
        """))
    session.run(line: "lesson off") { _ in }
    #expect(session.answer("lessons").hasSuffix("ten mixed questions on lessons 1 to 6: `lessons --test 1-6`"))
    #expect(
      session.answer("lessons --test 1-6").hasPrefix(
        "10 questions about lessons 1 to 6, each once and without hints. `skip` leaves\none out, `review off` leaves.\n\n"
          + "1/10  Ask the graph\n\nIn `mvvmfc`"))
    session.run(line: "3") { _ in }
    for _ in 2...9 { session.run(line: "2") { _ in } }
    #expect(session.answer("1").hasSuffix("✓ 9 of 10 right; look again at\n  `lesson l5`  Lesson 5"))
    #expect(session.answer("lessons").hasSuffix("`lesson <number or id>` opens one, where you left it"))
  }

  @Test func `what is no range of lessons is answered with one`() throws {
    let session = try AskingLessons(6).session
    for range in ["6-1", "0-3", "1-7", "x", "3", "2-2", "99999999999999999999-1"] {
      #expect(
        session.answer("lessons --test \(range)")
          == "\"\(range)\" does not fit; expected numbers of lessons, such as 1-6")
    }
  }
}
