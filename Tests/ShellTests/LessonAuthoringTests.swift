import Foundation
import Shell
import Testing

/// What the author of a lesson needs beside an editor.
struct LessonAuthoringTests {
  private let folder: TemporaryFolder

  init() throws {
    let lessons = SampleLessons.files.map { ("Lessons/\($0.key)", $0.value) }
    folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: lessons))
  }

  private var lessons: URL { folder.url.appending(path: "Lessons") }

  private func session(isAccessible: Bool = false) -> Session {
    let wirings = ["viper", "mvvmfc"].map { Wiring(name: $0, folder: URL(filePath: "/workshops/\($0)/App")) }
    let session = Session(
      wirings: WiringCatalog(wirings: wirings), builder: FakeBuilder(["viper": .user, "mvvmfc": .user]),
      lessons: lessons)
    if isAccessible { session.run(line: "set accessible on") { _ in } }
    return session
  }

  private func refusal(_ work: () throws -> Void) -> String? {
    do {
      try work()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a lesson that cannot be read is left out, and its file and line are said`() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: lessons.path) {
      try FileManager.default.removeItem(at: lessons.appending(path: name))
    }
    try Data("---\nid: odd\ntitle: [\n---\n# Odd\n".utf8).write(to: lessons.appending(path: "01-odd.md"))
    #expect(
      session().answer("lessons") == """
        a lesson is left out: Lessons/01-odd.md:4: the front matter is not YAML: did not find expected node content
        there are no lessons here
        """)
  }

  @Test func `a new lesson follows the others, and has no problem`() throws {
    let lesson = try NewLesson("my-lesson", wiring: "mvvmfc", in: lessons, session: session())
    #expect(lesson.file.lastPathComponent == "03-my-lesson.md")
    #expect(session().lessonProblems().map(\.description) == [])
    #expect(session().answer("lessons").contains("3  my-lesson  My lesson    5 min"))
  }

  @Test func `nothing is replaced, and what an id must be is said`() throws {
    let before = try Data(contentsOf: lessons.appending(path: "01-tour.md"))
    let session = session()
    func make(_ id: String, wiring: String? = nil) -> String? {
      refusal { _ = try NewLesson(id, wiring: wiring, in: lessons, session: session) }
    }
    #expect(make("tour") == "the id \"tour\" is taken by Lessons/01-tour.md; nothing was written")
    #expect(make("My Lesson") == "\"My Lesson\" does not fit; expected lower-case words joined by -, such as my-lesson")
    #expect(make("../x") == "\"../x\" does not fit; expected lower-case words joined by -, such as my-lesson")
    #expect(make("mine", wiring: "vipper") == "there is no wiring \"vipper\"; did you mean `viper`?")
    #expect(try FileManager.default.contentsOfDirectory(atPath: lessons.path).count == 2)
    #expect(try Data(contentsOf: lessons.appending(path: "01-tour.md")) == before)
    #expect(make("mine") == nil)
  }

  @Test func `a lesson is shown as a learner will see it, with what comes up on the way`() throws {
    let preview = try LessonPreview(of: "tour", in: session())
    #expect(
      try preview.output().text.plain == """
        A tour  4 minutes

        One app, taken apart.

        ────────────────────

        1/3  Sign out

        Tap the button.

        □ the screen shows "Sign in"
        □ the path is Login

        — hint 1 of 2 —
        Which button leaves?

        — hint 2 of 2 —
        `tap "Sign Out"`

        ────────────────────

        2/3  Say who you are

        □ the screen shows "Sign in" enabled

        — question 1 of 2 —
        What did you type?
          1  a password
          2  a name
        type the number of your answer

        — question 2 of 2 —
        Of how many letters?
          1  three
          2  four
        type the number of your answer

        ────────────────────

        3/3  What comes next

        Much.

        `next` goes on
        """)
    #expect(try preview.output(step: 3).text.plain == "3/3  What comes next\n\nMuch.\n\n`next` goes on")
    for number in [4, Int.min] {
      #expect(refusal { _ = try preview.output(step: number) } == "tour has no step \(number); it has 3 steps")
    }
    #expect(
      refusal { _ = try LessonPreview(of: "tuor", in: session()) }
        == "there is no lesson \"tuor\"; did you mean `lesson tour`?")
  }

  @Test func `a folder of lessons may need what those before it teach, and no more`() throws {
    let own = (SampleLessons.files["02-more.md"] ?? "")
      .replacing("needs: [tour]", with: "needs: [tour, wiring, mor, nothing]")
      .replacing("id: more", with: "id: own")
    let folder = try TemporaryFolder(["01-own.md": own])
    let session = Session(
      wirings: WiringCatalog(wirings: [Wiring(name: "mvvmfc", folder: URL(filePath: "/workshops/mvvmfc/App"))]),
      builder: FakeBuilder(["mvvmfc": .user]), lessons: folder.url)
    session.lessonsBefore = lessons
    #expect(
      session.lessonProblems().map(\.description) == [
        "\(folder.url.lastPathComponent)/01-own.md:7: no lesson teaches \"mor\"; did you mean more?",
        "\(folder.url.lastPathComponent)/01-own.md:7: no lesson teaches \"nothing\"",
      ])
    #expect(session.answer("lessons").hasPrefix("▸ 1  own  More of it"))
  }

  @Test func `code to write, and to put in order, is shown with what it is asked for`() throws {
    let lesson = try WritingLesson()
    #expect(
      try LessonPreview(of: "own", in: lesson.session).output(step: 1).text.plain.hasPrefix(
        """
        1/3  Write it

        One line is missing.

        Write the line that signs out.

        □ compiles and launches
        □ scenario leave
        □ the screen shows "Sign in"

        — hint 1 of 2 —
        Ann is still here.
        """))
  }
}
