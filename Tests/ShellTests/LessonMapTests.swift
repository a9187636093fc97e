import Foundation
import Shell
import Testing

/// The map of the lessons: what leads to what, what fits next, and where each idea is shown.
struct LessonMapTests {
  private let folder: TemporaryFolder

  /// Lessons that build on each other: 1 ← 2 ← 3, 1 ← 4, and 3 4 ← 5, which names what 3 builds on, too.
  init() throws {
    let lessons: [(String, String, String)] = [
      ("one", "The first one", ""), ("two", "A second: with more words than fit into a narrow window", "idea-one"),
      ("three", "And the third, which also has many words in its title", "idea-two"), ("four", "Four", "idea-one"),
      ("five", "Five", "idea-one, idea-three, four"),
    ]
    let files = lessons.enumerated().map { index, lesson in
      (
        "Lessons/0\(index + 1)-\(lesson.0).md",
        """
        ---
        id: \(lesson.0)
        title: "\(lesson.1)"
        wiring: viper
        minutes: \(index * 4 + 4)
        teaches: [idea-\(lesson.0)]
        needs: [\(lesson.2)]
        ---
        # \(lesson.1)
        ## Read
        \(lesson.0 == "four" ? "A *coordinator* is met here." : "Words.")

        """
      )
    }
    folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
  }

  private func session(width: Int = 80) -> Session {
    let wiring = Wiring(name: "viper", folder: URL(filePath: "/workshops/viper/App"))
    return Session(
      wirings: WiringCatalog(wirings: [wiring]), builder: FakeBuilder(["viper": .user]),
      terminal: Terminal(width: width, isInteractive: true), lessons: folder.url.appending(path: "Lessons"),
      progress: folder.url.appending(path: "progress"))
  }

  @Test func `what leads to a lesson is said without what leads there`() {
    #expect(
      session().answer("lessons") == """
        ▸ 1  one    The first one                                       4 min
          2  two    A second                                            8 min  after 1
          3  three  And the third, which also has many words in its …  12 min  after 2
          4  four   Four                                               16 min  after 1
          5  five   Five                                               20 min  after 3 4
        ▸ fits next; nothing is locked, `lesson 1` opens that one
        """)
  }

  @Test func `a narrow window has the numbers, which open a lesson, too`() {
    #expect(
      session(width: 60).answer("lessons") == """
        ▸ 1  The first one                          4 min
          2  A second                               8 min  after 1
          3  And the third, which also has many …  12 min  after 2
          4  Four                                  16 min  after 1
          5  Five                                  20 min  after 3 4
        ▸ fits next; nothing is locked, `lesson 1` opens that one
        """)
  }

  @Test func `what is done opens ways, and any lesson can be taken`() {
    let session = session(width: 60)
    session.run(line: "lesson 4; next; lesson 1; next") { _ in }
    #expect(
      session.answer("lessons") == """
        ✓ 1  The first one                         done
        ▸ 2  A second                               8 min  after 1
          3  And the third, which also has many …  12 min  after 2
        ✓ 4  Four                                  done    after 1
          5  Five                                  20 min  after 3 4
        ▸ fits next; nothing is locked, `lesson 2` opens that one
        """)
    session.run(line: "set accessible on") { _ in }
    #expect(
      session.answer("lessons").contains(
        "\n2, A second: with more words than fit into a narrow window,\n8 min, fits next, after 1\n"))
  }

  @Test func `each idea is listed with the lesson that shows it`() {
    let lines = session().answer("lessons --reference").split(separator: "\n")
    #expect(lines.contains("idea three            lesson 3  three"))
    #expect(
      lines.contains("coordinator           lesson 4  MVPCF, MVVM-C: runs one flow, and decides which"))
  }
}
