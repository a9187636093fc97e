import LessonKit
import Rules
import Shell
import Testing

/// What is said when a command is not carried out, where no other test meets it.
struct RefusalTests {
  @Test(arguments: [
    (
      ShellError.noSuchDeclaration("User", nearest: nil),
      """
      the code declares no type or member "User"; Tab behind `code` lists its types, and behind a dot their members
      """
    ),
    (
      .unknownVariation("x", wiring: "mine", nearest: nil, known: []),
      "mine has no variations; `variations` lists those of other wirings"
    ),
    (.noSuchStep("2", wiring: "mine", nearest: nil, count: 0), "the workshop of mine has no steps yet"),
    (
      .notAFolder("src/User.swift", parent: "src"), "src/User.swift is a file; `switch src/` runs all that is beside it"
    ),
    (.noAppCode(folder: "src"), "there are no Swift files in src; a wiring is a folder of app code"),
    (.noAnswer(question: "graph"), "the shell has no answer to graph"),
    (.tooFewToRedo(2), "no more than 2 events can be done again; `log` lists them"),
    (.noSuchEvent(4, last: 0), "there is no event 4; nothing has happened since the launch, which is 0"),
    (
      .noSuchCalls("Cart", nearest: nil),
      #"no call is of a type, role or module "Cart"; `trace --json` shows what there is"#
    ),
    (
      .onlyIsMeant(command: "trace", type: "UserPresenter"),
      "an event's calls are asked for by its number; did you mean `trace --only UserPresenter`?"
    ),
    (
      .hunt(.noHints),
      "a hunt has no hints; `graph --diff 0`, `why` and `code` help to find the leak, and `hunt reveal` tells"
    ),
    (.editorNotStarted(command: "nano", reason: "Permission denied"), "nano cannot be started: Permission denied"),
    (.unencodable(reason: "it is not a number"), "the answer cannot be written as JSON: it is not a number"),
  ])
  func `an error says what, where and what next`(error: ShellError, message: String) {
    #expect(error.description == message)
  }

  @Test(arguments: [
    (LessonRefusal.noSteps(lesson: "tour"), "the lesson tour has no steps yet; `lessons` lists the others"),
    (.noSetup(reason: "there is no wiring \"x\""), "the step cannot be set up: there is no wiring \"x\""),
    (.allAnswered, "the question is answered; `next` goes on"),
    (
      .noHintsInWorkshop,
      """
      a workshop has no hints; `check` says what its exercise lacks, `diff mine reference` shows a solution beside yours
      """
    ),
    (
      .solutionOfWorkshop,
      "that is for lessons; in a workshop `diff mine reference` shows a solution beside yours, and replaces nothing"
    ),
    (.noSolution, "this step has no solution to show; `lesson` shows it again"),
    (
      .question(.graph(.noWrongChoice("keeps UserPresenter"))),
      "everything in the graph fits `keeps UserPresenter`, so there is nothing to choose"
    ),
  ])
  func `a lesson says why it does not go on`(refusal: LessonRefusal, message: String) {
    #expect(ShellError.lesson(refusal).description == message)
  }

  @Test(arguments: [
    (WorkshopRefusal.unknown("x", nearest: nil, known: []), #"there is no workshop "x"; no wiring has steps yet"#),
    (
      .unknown("x", nearest: nil, known: ["mvpcf", "viper"]),
      #"there is no workshop "x"; the workshops are mvpcf, viper"#
    ),
    (
      .noExercise("own-vew", step: "view", nearest: "own-view"),
      #"the step view has no exercise "own-vew"; did you mean `exercise own-view`?"#
    ),
    (.noExercises(step: "router", next: nil), "the step router has no exercise, and none follows"),
    (.firstStepCompared("start"), "this is the first step; `diff start mine` compares it with your code"),
    (.lastStep, "this is the last step, the finished app; `step prev` goes back"),
    (
      .nothingToStart("own-view"),
      "own-view begins with the step's code, which you have; there is no fault to put in"
    ),
    (
      .unknownChange("x", nearest: nil, known: []),
      #"no exercise makes a change called "x", and none makes one that others make, too"#
    ),
    (
      .nothingToRepair("repair-view"),
      "there is nothing to repair in your code yet; `exercise repair-view --start` puts the fault into it"
    ),
    (.noPlace, "this shell has no folder for workspaces"),
    (.noBeginning, "there is no code to begin with here; `new <folder> --from <wiring>` copies a wiring"),
    (.nameTaken("viper"), "viper is the name of a wiring; give the repository's folder another name"),
  ])
  func `a workshop says why it does not go on`(refusal: WorkshopRefusal, message: String) {
    #expect(ShellError.workshop(refusal).description == message)
  }

  @Test func `a presentation says what it cannot show`() {
    #expect(
      ShellError.presentation(.unknown("x", nearest: nil, known: ["mvpcf", "viper"])).description
        == #"there is no workshop "x"; the workshops are mvpcf, viper"#)
    #expect(
      ShellError.presentation(.atEnd).description
        == "that was the last step; `prev` goes back, `present --end` ends the presentation")
  }

  @Test(arguments: [
    (LintError.noConfiguration("x.yml"), "there is no configuration x.yml; name one, or leave --config out"),
    (.noSwiftFiles("src"), "there is no Swift file in src; name the folder of the app's sources"),
    (.unknownRule("VI-99", nearest: nil), "there is no rule VI-99; `rules --list` in the shell names all"),
    (
      .notInSource("CC-9", isRun: true),
      "CC-9 does not show in source; `rules` in the shell looks at what an app does"
    ),
    (
      .notInSource("VI-8", isRun: false),
      "VI-8 is for people to check; `rules VI-8` in the shell says what to look at"
    ),
    (.baseline(file: "b.json"), "b.json is not a baseline; --write-baseline b.json makes one"),
  ])
  func `lint says why nothing was checked`(error: LintError, message: String) {
    #expect(ShellError.rules(error).description == message)
  }

  @Test(arguments: [
    (GoalError.unknownRule("VI-99", nearest: nil), "there is no rule VI-99; `rules` lists those that apply"),
    (.uncheckedRule("VI-8"), "VI-8 is for people to check; `rules VI-8` says what to look at"),
  ])
  func `a goal about rules says which there are`(error: GoalError, message: String) {
    #expect(ShellError.goal(error).description == message)
  }

  @Test func `an app that refuses an event and changes all the same is found out`() {
    let app = FakeApp.user.answering { event, _ in event == .tap("Buy") ? .refusesBut(.login()) : nil }
    let session = Session.fake(FakeBuilder(["viper": app]))
    #expect(
      session.transcript("switch viper; expect refused tap Buy").hasSuffix(
        "\nexpected refused tap \"Buy\": it is refused, and has changed the screen all the same"))
  }
}
