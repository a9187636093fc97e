import LessonKit
import TerminalText
import Testing

struct LessonLoaderTests {
  @Test func `a lesson becomes its parts`() throws {
    let curriculum = try TinyCurriculum(["01-leaving.md": TinyCurriculum.leaving]).load()

    #expect(curriculum.problems == [])
    let lesson = try #require(curriculum.lesson("leaving"))
    #expect(lesson.title == "How to leave")
    #expect(lesson.place == .wiring("viper"))
    #expect(lesson.minutes == 3)
    #expect(lesson.file == "Lessons/01-leaving.md")
    #expect(plain(lesson.introduction) == "Ann is signed in.")
    #expect(lesson.steps.map(\.id) == ["sign-out", "who-decides", "read-on"])
    #expect(lesson.steps.map(\.isReading) == [false, false, true])

    let step = lesson.steps[0]
    #expect(step.setup == [ScriptLine(text: "switch viper", line: 13)])
    #expect(plain(step.prose) == "Tap the button.\n\n    router.replaceStack(rootUrn: \"Login\")")
    #expect(step.goals.map(\.line) == [20, 21])
    #expect(step.hints.map { plain($0.blocks) } == ["Which button leaves the session?", "tap \"Sign Out\""])
    #expect(step.solution == [ScriptLine(text: "tap \"Sign Out\"", line: 31)])

    let quiz = try #require(lesson.steps[1].quizzes.first)
    #expect(plain(quiz.question) == "Who decides where to go?")
    #expect(quiz.choices.map { plain($0.blocks) } == ["the view", "the presenter"])
    #expect(quiz.rightAnswer == [2])
    #expect(
      quiz.choices.map { plain($0.reason) } == ["because it only reports the tap", "because it calls the router"])
    #expect(plain(quiz.explanation) == "It asks the router.")
    #expect(quiz.look == nil)
  }

  @Test func `lessons come in the order of their files, found by id or number`() throws {
    let second = TinyCurriculum.leaving.replacing("id: leaving", with: "id: again\nneeds: [session, leaving]")
    let curriculum = try TinyCurriculum([
      "02-again.md": second, "01-leaving.md": TinyCurriculum.leaving, "README.md": "not a lesson",
    ]).load()

    #expect(curriculum.problems == [])
    #expect(curriculum.lessons.map(\.id) == ["leaving", "again"])
    #expect(curriculum.lesson("2")?.id == "again")
    for number in ["3", "0", "\(Int.min)", "\(Int.max)"] { #expect(curriculum.lesson(number) == nil) }
    #expect(curriculum.lesson(after: curriculum.lessons[0])?.id == "again")
    #expect(curriculum.lesson(after: curriculum.lessons[1]) == nil)
  }

  @Test func `a file's name with a line feed stays in the line of its problem`() throws {
    let curriculum = try TinyCurriculum([
      "01-a\nb.md": TinyCurriculum.leaving.replacing("wiring: viper", with: "wiring: vipr")
    ]).load()
    let problems = curriculum.problems.map(\.description)
    #expect(!problems.isEmpty)
    #expect(problems.allSatisfy { $0.hasPrefix(#"Lessons/01-a\nb.md:"#) })
  }

  @Test func `all problems are reported at once, each with its line`() throws {
    let text = """
      ---
      id: broken
      titel: Broken
      wiring: vipr
      minutes: soon
      needs: [sesion, later]
      ---
      # Broken
      See [nothing](nowhere.md), [itself](01-broken.md#one) and [the web](https://swift.org).

      ```hint
      Too early.
      ```

      ## One
      ```goal
      screen shows Sign in
      scren lacks "x"
      rules pass VI-20
      equal in vipr
      ```

      ## Two
      ```setup
      swich viper
      ```
      ```gaol
      valid
      ```
      ```hint
      ```
      ```hint
      when path was Login
      ```
      ```turn
      play swich viper

      It does nothing.
      ```
      ```turn
      when not equal in vipr
      ```
      ```solution
      tap x
      ```

      ## Two
      ```quiz
      - [ ] one
        - because it is one
      - [ ] two
      ```
      ```quiz
      Which?
      look: tarce
      - [x] one
        - because
        - of two reasons
      ```
      ```quiz graph UserPresenter
      Who holds it?
      ```
      """
    let later = TinyCurriculum.leaving.replacing("id: leaving", with: "id: later")

    let problems = try TinyCurriculum(["01-broken.md": text, "02-later.md": later]).load().problems

    #expect(
      problems.map(\.description).joined(separator: "\n") == """
        Lessons/01-broken.md:1: the front matter has no `title`
        Lessons/01-broken.md:3: the front matter knows no `titel`; did you mean title?
        Lessons/01-broken.md:4: there is no wiring "vipr"; did you mean viper?
        Lessons/01-broken.md:5: `minutes` should be a whole number from 1
        Lessons/01-broken.md:6: no lesson teaches "sesion"; did you mean session?
        Lessons/01-broken.md:6: "later" is needed here and only taught later, in Lessons/02-later.md
        Lessons/01-broken.md:9: the link leads nowhere: nowhere.md
        Lessons/01-broken.md:11: this `hint` belongs to no step; move it below a `## …`
        Lessons/01-broken.md:16: this step has a goal and no setup, so it may start anywhere
        Lessons/01-broken.md:16: this step has a goal and no solution
        Lessons/01-broken.md:17: `screen shows Sign in` is not a goal; write: screen shows|lacks "<text>" [enabled|disabled], \
        or screen is "<text>"…
        Lessons/01-broken.md:18: no goal begins with "scren"; did you mean "screen"?
        Lessons/01-broken.md:19: there is no rule VI-20; did you mean VI-14?
        Lessons/01-broken.md:20: there is no wiring "vipr"; did you mean viper?
        Lessons/01-broken.md:25: `swich viper`: there is no command "swich"
        Lessons/01-broken.md:27: there is no block `gaol`; did you mean goal?
        Lessons/01-broken.md:30: this `hint` is empty
        Lessons/01-broken.md:32: this `hint` is empty
        Lessons/01-broken.md:33: `path was Login` is not a goal; write: path is <route>…
        Lessons/01-broken.md:35: this wrong turn needs a line `when` with goal words, by which it is known
        Lessons/01-broken.md:35: this step has a wrong turn and no goal
        Lessons/01-broken.md:36: `swich viper`: there is no command "swich"
        Lessons/01-broken.md:40: this `turn` is empty
        Lessons/01-broken.md:40: this wrong turn needs a line `play` with commands that lead there
        Lessons/01-broken.md:40: there is no wiring "vipr"; did you mean viper?
        Lessons/01-broken.md:43: this step has a solution and no goal
        Lessons/01-broken.md:47: another step of this lesson is called "Two"
        Lessons/01-broken.md:48: this quiz has no question
        Lessons/01-broken.md:48: this quiz has no right answer; mark it with `- [x]`
        Lessons/01-broken.md:51: this choice has no reason; write one on the line below it: `  - because …`
        Lessons/01-broken.md:53: this quiz needs two choices or more, written `- [x] right` and `- [ ] wrong`
        Lessons/01-broken.md:55: `tarce`: there is no command "tarce"
        Lessons/01-broken.md:56: this choice has no reason; write one on the line below it: `  - because …`
        Lessons/01-broken.md:60: a `quiz graph` needs a line `answers:` with ? -> <Type> [strong|weak|unowned], \
        <Type> -> ? [strong|weak|unowned], or <Type> -> <Type> ?
        Lessons/01-broken.md:60: this step asks the graph and has no setup, so there may be no app to ask
        """)
  }

  @Test(
    arguments: [
      ("", ["1: has no front matter; begin with a line `---`, then `id:`, `title:`, `wiring:`, `minutes:`, `---`"]),
      (
        "---\nid: x\ntitle: [\n---\n# X\n## One\n",
        [
          "1: has no title; write `# …` after the front matter", "",
        ]
      ),
      (
        "---\nid: x\ntitle: X\nminutes: 1\n---\n# Y\n",
        [
          "1: the front matter says neither `wiring` nor `workshop` and `step`",
          "6: the title is \"Y\" here and \"X\" in the front matter",
          "6: has no steps; write `## …` for each",
        ]
      ),
      (
        "---\nid: X Y\ntitle: X\nminutes: 0\nwiring: viper\nworkshop: viper\nteaches: use-case\n---\n# X\n## One\n",
        [
          "2: `id` should be lower-case words joined by `-`",
          "4: `minutes` should be a whole number from 1",
          "6: the front matter says both `wiring` and `workshop`; keep one",
          "7: `teaches` should be a list of concepts: [use-case, context]",
        ]
      ),
      (
        "---\nid: y\ntitle: X\nminutes: 1\nworkshop: viper\nstep: 02\n---\n# X\n## One\n",
        ["1: the file should be called 01-y.md"]
      ),
    ] as [(String, [String])])
  func `front matter is checked`(text: String, expected: [String]) throws {
    let problems = try TinyCurriculum(["01-x.md": text]).load().problems
    let found = problems.map { "\($0.line): \($0.issue)" }

    if expected.last == "" {
      // What a YAML parser says of broken YAML is its own business.
      #expect(problems.contains { "\($0.issue)".hasPrefix("the front matter is not YAML: ") })
    } else {
      #expect(found == expected)
    }
  }

  @Test func `an exercise that is not written as it should be is a problem, at its line`() throws {
    let text = """
      ---
      id: own
      title: Own
      wiring: viper
      minutes: 1
      ---
      # Own
      ## One
      ```setup
      switch viper
      ```
      ```goal
      rules pass
      ```
      ```solution
      switch contexts
      ```

      ## Two
      ```setup
      switch viper
      ```
      ```exercise
      id: own
      titel: Own
      wiring: vipr+strong-view
      workshop: viper
      task: Write.
      goals: [equal in vipr]
      ```
      ```exercise
      id: other
      ```

      ## Three
      ```exercise
      id: third
      title: Third
      task: Write.
      start: Begin
      goals: [builds]
      right: [Other]
      ```

      """
    #expect(
      try TinyCurriculum(["01-own.md": text]).load().problems.map(\.description).joined(separator: "\n") == """
        Lessons/01-own.md:13: `rules pass` is about code, and nobody writes any in this step; ask it in the `goals` of an \
        `exercise`
        Lessons/01-own.md:20: a step with an exercise has no `setup`: the exercise says what one begins with, what must \
        hold, and its solutions
        Lessons/01-own.md:23: an exercise has no `titel`; did you mean `title`?
        Lessons/01-own.md:23: the exercise has no `title`
        Lessons/01-own.md:23: the exercise has no `step`
        Lessons/01-own.md:31: this step has an exercise already; write a step for each
        Lessons/01-own.md:36: the exercise has no `reference`
        Lessons/01-own.md:36: there is no folder 01-own/Begin beside the lesson
        Lessons/01-own.md:36: there is no folder 01-own/Other beside the lesson
        """)
  }

  @Test func `a goal cannot ask for a look that no command gives`() throws {
    let text = TinyCurriculum.leaving.replacing("trace has UserPresenter.signOutTapped", with: "looked at tarce")
    let folder = try TinyCurriculum(["01-leaving.md": text])
    #expect(
      folder.load().problems.map(\.description)
        == ["Lessons/01-leaving.md:21: `tarce`: there is no command \"tarce\""])
  }

  @Test func `two lessons cannot have the same id`() throws {
    let curriculum = try TinyCurriculum([
      "01-leaving.md": TinyCurriculum.leaving, "02-leaving.md": TinyCurriculum.leaving,
    ]).load()

    #expect(
      curriculum.problems.map(\.description)
        == ["Lessons/02-leaving.md:2: the id \"leaving\" is taken by Lessons/01-leaving.md"])
    #expect(curriculum.lessons.map(\.file) == ["Lessons/01-leaving.md"])
  }

  @Test func `a folder that is not there is one problem`() throws {
    let folder = try TinyCurriculum([:]).folder.appending(path: "elsewhere")
    let curriculum = LessonLoader(vocabulary: LessonVocabulary(wirings: []) { _ in nil }).load(folder: folder)

    #expect(curriculum.lessons == [])
    #expect(curriculum.problems.map(\.file) == [folder.path])
  }

  @Test(
    arguments: [
      ("1", [1]), ("b", [2]), ("B", [2]), ("1 3", [1, 3]), ("a,c", [1, 3]), ("3, 3", [3]), ("4", nil), ("0", nil),
      ("maybe", nil), ("", nil), ("1 x", nil), ("\(Int.min)", nil), ("\(Int.max)", nil),
    ] as [(String, Set<Int>?)])
  func `an answer names choices by number or letter`(text: String, places: Set<Int>?) throws {
    let lesson = TinyCurriculum.leaving.replacing(
      "- [x] the", with: "- [ ] nobody\n  - because somebody does\n- [x] the")
    let curriculum = try TinyCurriculum(["01-leaving.md": lesson]).load()
    let quiz = try #require(curriculum.lessons[0].steps[1].quizzes.first)

    #expect(quiz.answer(reading: text) == places)
  }

  @Test(
    arguments: [
      ("presenter", [1]), ("UserPresenter", [1]), ("the user presenter", [1]), ("router", nil), ("user", nil),
      ("the", nil), ("the weak one", [3]), ("weak", [3]), ("strong", nil), ("not strong", [4]), ("nobody", [2]),
      ("Presenter, weak", [1, 3]), ("presenter, router", nil), ("2, weak", [2, 3]),
    ] as [(String, Set<Int>?)])
  func `an answer names a choice by words that it alone has, unless it denies them`(
    text: String, places: Set<Int>?
  ) throws {
    let texts = [
      "[x] the `UserPresenter`", "[ ] nobody: `UserView` asks", "[ ] a weak one", "[ ] a router, not strong",
    ]
    let choices = texts.map { "- \($0)\n  - because it is so\n" }.joined()
    let lesson = TinyCurriculum.leaving.replacing(/- \[ \] the view[^>]*/, with: choices)
    let curriculum = try TinyCurriculum(["01-leaving.md": lesson]).load()
    let quiz = try #require(curriculum.lessons[0].steps[1].quizzes.first)

    #expect(quiz.answer(reading: text) == places)
  }

  private func plain(_ blocks: [MarkdownBlock]) -> String {
    MarkdownRenderer(width: 80).text(for: blocks).plain
  }
}
