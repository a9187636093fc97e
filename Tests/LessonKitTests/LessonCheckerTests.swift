import LessonKit
import Testing

struct LessonCheckerTests {
  @Test func `each step is played in a fresh environment, setup first`() throws {
    let environment = StubEnvironment()

    #expect(try problems(in: TinyCurriculum.leaving, environment: environment) == [])
    #expect(environment.log == ["reset", "switch viper", "tap \"Sign Out\"", "reset", "reset"])
  }

  @Test(arguments: [
    (
      "tap \"Sign Out\"\n```\n\n## Who", "tap \"Sign In\"\n```\n\n## Who",
      "Lessons/01-leaving.md:31: the solution `tap \"Sign In\"` fails: nothing on the screen is called so"
    ),
    (
      "tap \"Sign Out\"\n```\n\n## Who", "undo\n```\n\n## Who",
      """
      Lessons/01-leaving.md:20: the solution does not reach `screen shows "Sign in"`: \
      the screen has no "Sign in"; it shows "User"
      Lessons/01-leaving.md:21: the solution does not reach `trace has UserPresenter.signOutTapped`: \
      the trace is empty: the last event called nothing in the app
      """
    ),
    (
      "switch viper", "type a b",
      "Lessons/01-leaving.md:13: the setup `type a b` fails: nothing on the screen is called so"
    ),
    (
      "screen shows \"Sign in\"\ntrace has UserPresenter.signOutTapped", "screen shows \"User\"\npath is User:42",
      "Lessons/01-leaving.md:20: the goal holds before anything was done"
    ),
  ])
  func `what goes wrong is said with its line`(part: String, change: String, problem: String) throws {
    let text = TinyCurriculum.leaving.replacing(part, with: change)
    try #require(text != TinyCurriculum.leaving)

    #expect(
      try problems(in: text, environment: StubEnvironment()).map(\.description).joined(separator: "\n") == problem)
  }

  @Test func `a step that cannot be begun afresh is a problem`() throws {
    let environment = StubEnvironment()
    environment.resetTrouble = StubEnvironment.Trouble(description: "the app does not end")
    let first = try problems(in: TinyCurriculum.leaving, environment: environment).first
    #expect(
      first?.description
        == "Lessons/01-leaving.md:11: there is no fresh start for this step: the app does not end")
  }

  @Test func `one line of a goal may hold before, as long as another does not`() throws {
    let text = TinyCurriculum.leaving.replacing("screen shows \"Sign in\"", with: "graph lacks UserPresenter")

    #expect(try problems(in: text, environment: StubEnvironment()) == [])
  }

  /// The lesson with a wrong turn, and hints that depend on it.
  private static let turning = TinyCurriculum.leaving.replacing(
    """
    ```hint
    Which button leaves the session?
    ```
    """,
    with: """
      ```hint
      Which button leaves the session?
      ```
      ```hint
      when path is Edit
      Leave the sheet first.
      ```
      ```turn
      when path is Edit
      when not trace has UserPresenter.signOutTapped
      play edit

      That only *edits*.
      ```
      """)

  @Test func `a wrong turn is played from the setup, and hints that fit there are seen`() throws {
    let environment = StubEnvironment()

    #expect(try problems(in: Self.turning, environment: environment) == [])
    #expect(
      environment.log.prefix(6) == ["reset", "switch viper", "tap \"Sign Out\"", "reset", "switch viper", "edit"])
  }

  @Test(arguments: [
    (
      "play edit", "play tap x",
      """
      Lessons/01-leaving.md:33: the wrong turn's `tap x` fails: nothing on the screen is called so
      Lessons/01-leaving.md:26: this hint fits neither on the way to the goal nor on a wrong turn; declare a `turn` that \
      leads to where it does
      """
    ),
    (
      "play edit", "play tap \"Sign Out\"",
      """
      Lessons/01-leaving.md:30: the wrong turn's commands do not lead to where `path is Edit` is the case
      Lessons/01-leaving.md:26: this hint fits neither on the way to the goal nor on a wrong turn; declare a `turn` that \
      leads to where it does
      """
    ),
    (
      "when path is Edit\nwhen not", "when path is User:42\nwhen not",
      """
      Lessons/01-leaving.md:30: this wrong turn is known before anything was done
      Lessons/01-leaving.md:26: this hint fits neither on the way to the goal nor on a wrong turn; declare a `turn` that \
      leads to where it does
      """
    ),
    (
      "when path is Edit\nwhen not trace has UserPresenter.signOutTapped\nplay edit",
      "when path is Login\nplay tap \"Sign Out\"",
      """
      Lessons/01-leaving.md:30: the wrong turn's commands reach the goal
      Lessons/01-leaving.md:26: this hint fits neither on the way to the goal nor on a wrong turn; declare a `turn` that \
      leads to where it does
      """
    ),
    (
      "Which button leaves", "when path is Edit\nWhich button leaves",
      """
      Lessons/01-leaving.md:23: no hint of this step fits when it begins; write one without `when`
      """
    ),
  ])
  func `a wrong turn that leads elsewhere, and a hint that never fits, are problems`(
    part: String, change: String, problem: String
  ) throws {
    var text = Self.turning.replacing(part, with: change)
    // The last hint always fits.
    if part.hasPrefix("Which") { text = text.replacing("```hint\ntap \"Sign Out\"\n```\n", with: "") }
    try #require(text != Self.turning)

    #expect(
      try problems(in: text, environment: StubEnvironment()).map(\.description).joined(separator: "\n") == problem)
  }

  private func problems(in text: String, environment: StubEnvironment) throws -> [LessonProblem] {
    let curriculum = try TinyCurriculum(["01-leaving.md": text]).load()
    try #require(curriculum.problems == [])
    return LessonChecker(environment: environment).problems(in: curriculum.lessons)
  }
}
