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

  private func problems(in text: String, environment: StubEnvironment) throws -> [LessonProblem] {
    let curriculum = try TinyCurriculum(["01-leaving.md": text]).load()
    try #require(curriculum.problems == [])
    return LessonChecker(environment: environment).problems(in: curriculum.lessons)
  }
}
