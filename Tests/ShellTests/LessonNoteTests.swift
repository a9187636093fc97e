import Foundation
import Shell
import Testing

/// What a learner writes down in lessons.
struct LessonNoteTests {
  private let folder: TemporaryFolder

  init() throws {
    let lessons = SampleLessons.files.map { ("Lessons/\($0.key)", $0.value) }
    folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: lessons))
  }

  private func session(isInteractive: Bool = false, width: Int = 80) -> Session {
    let wirings = ["viper", "mvvmfc"].map { Wiring(name: $0, folder: URL(filePath: "/workshops/\($0)/App")) }
    return Session(
      wirings: WiringCatalog(wirings: wirings), builder: FakeBuilder(["viper": .user, "mvvmfc": .user]),
      terminal: Terminal(width: width, isInteractive: isInteractive), lessons: folder.url.appending(path: "Lessons"),
      progress: folder.url.appending(path: "progress"))
  }

  @Test func `notes are kept with the step, and shown by lesson`() {
    #expect(
      session().transcript(
        "lesson tour", "note", "note \"the button leaves; nothing stays\"", "skip", "note Names   will do.", "note",
        "progress") == """
          atelier> lesson tour
          A tour  4 minutes

          One app, taken apart.

          1/3  Sign out

          Tap the button.

          □ the screen shows "Sign in"
          □ the path is Login
          tour 1/3 · viper User:42> note
          you have written nothing down in this lesson yet; `note "…"` does
          tour 1/3 · viper User:42> note "the button leaves; nothing stays"
          kept; `note` shows your 1 note of this lesson
          tour 1/3 · viper User:42> skip
          2/3  Say who you are

          □ the screen shows "Sign in" enabled
          tour 2/3 · viper Login> note Names   will do.
          kept; `note` shows your 2 notes of this lesson
          tour 2/3 · viper Login> note
          A tour
            Sign out
              “the button leaves; nothing stays”
            Say who you are
              “Names will do.”
          tour 2/3 · viper Login> progress
          A tour
            1  Sign out         skipped
            2  Say who you are  open     you are here
            3  What comes next  open
          2 notes; `note` shows them
          """)
  }

  @Test func `notes of all lessons outlive the session`() {
    session().run(line: "lesson tour; note one; note two; lesson more; note three") { _ in }
    let later = session()
    #expect(
      later.transcript("progress", "progress --notes", "progress --notes --json") == """
        atelier> progress
        lesson  steps   answers  hints  last
        tour    0 of 3  0 right  0
        more    0 of 1  0 right  0

        0 of 2 lessons done
        3 notes; `progress --notes` shows them
        atelier> progress --notes
        A tour
          Sign out
            “one”
            “two”

        More of it
          Edit
            “three”
        atelier> progress --notes --json
        [
          {
            "lesson" : "tour",
            "steps" : [
              {
                "notes" : [
                  "one",
                  "two"
                ],
                "step" : "Sign out"
              }
            ]
          },
          {
            "lesson" : "more",
            "steps" : [
              {
                "notes" : [
                  "three"
                ],
                "step" : "Edit"
              }
            ]
          }
        ]
        """)
  }

  @Test func `notes of a step that is no more are still shown`() throws {
    session().run(line: "lesson tour; note one") { _ in }
    let text = SampleLessons.files["01-tour.md"] ?? ""
    try Data(text.replacing("## Sign out", with: "## Leave").utf8)
      .write(to: folder.url.appending(path: "Lessons/01-tour.md"))
    #expect(
      session().answer("progress --notes") == """
        A tour
          sign-out
            “one”
        """)
  }

  @Test func `long notes are broken at words`() {
    let session = session(isInteractive: true, width: 40)
    session.run(line: "lesson tour; note it is the presenter that decides where to go") { _ in }
    #expect(
      session.answer("note") == """
        A tour
          Sign out
            “it is the presenter that decides
            where to go”
        """)
    session.run(line: "set accessible on") { _ in }
    #expect(
      session.answer("note") == """
        A tour
          Sign out
            note: it is the presenter that
            decides where to go
        """)
  }

  @Test func `to write something down is offered once in a lesson, to a person`() throws {
    let quiz = """
      ```quiz
      Who?
      - [x] this one
        - because it is
      - [ ] that one
        - because it is not
      ```
      """
    let lesson = """
      ---
      id: tour
      title: A tour
      wiring: viper
      minutes: 4
      teaches: [wiring]
      ---
      # A tour
      ## One
      \(quiz)
      ## Two
      \(quiz)
      """
    try Data(lesson.utf8).write(to: folder.url.appending(path: "Lessons/01-tour.md"))
    let session = session(isInteractive: true)
    session.run(line: "lesson tour") { _ in }
    #expect(
      session.answer("1") == """
        ✓ right, because it is
        ✓ done; `next` goes on
        say it in your own words: `note "…"` keeps them with this step
        """)
    session.run(line: "next") { _ in }
    #expect(
      session.answer("1") == """
        ✓ right, because it is
        ✓ done; that was the lesson, and `next` opens the one after it: More of it
        """)
  }

  @Test func `what cannot be written down says why`() {
    let session = session()
    #expect(session.answer("note something") == "no lesson is open; `lessons` lists them, `lesson <id>` opens one")
    #expect(session.answer("progress --notes") == "you have written nothing down yet; `note \"…\"` does, in a lesson")
    session.run(line: "lesson tour") { _ in }
    #expect(session.answer("note ''") == "\"\" does not fit; expected a few words")
  }
}
