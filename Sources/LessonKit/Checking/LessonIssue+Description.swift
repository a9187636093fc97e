import Grammar

extension LessonIssue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .fileName(let expected): "the file should be called \(expected)"
    case .noFrontMatter:
      "has no front matter; begin with a line `---`, then `id:`, `title:`, `wiring:`, `minutes:`, `---`"
    case .yaml(let reason): "the front matter is not YAML: \(reason)"
    case .missingKey(let key): "the front matter has no `\(key)`"
    case .unknownKey(let key, let nearest): "the front matter knows no `\(key)`\(Self.suggestion(nearest))"
    case .badValue(let key, let expected): "`\(key)` should be \(expected)"
    case .noPlace: "the front matter says neither `wiring` nor `workshop` and `step`"
    case .twoPlaces: "the front matter says both `wiring` and `workshop`; keep one"
    case .unknownWiring(let name, let nearest): "there is no wiring \(name.quoted)\(Self.suggestion(nearest))"
    case .duplicateLesson(let id, let other): "the id \(id.quoted) is taken by \(other)"
    case .noTitle: "has no title; write `# …` after the front matter"
    case .otherTitle(let heading, let title):
      "the title is \(heading.quoted) here and \(title.quoted) in the front matter"
    case .noSteps: "has no steps; write `## …` for each"
    case .duplicateStep(let title): "another step of this lesson is called \(title.quoted)"
    case .blockBeforeFirstStep(let name): "this `\(name)` belongs to no step; move it below a `## …`"
    case .unknownBlock(let name, let nearest): "there is no block `\(name)`\(Self.suggestion(nearest))"
    case .emptyBlock(let name): "this `\(name)` is empty"
    case .goalWithoutSetup: "this step has a goal and no setup, so it may start anywhere"
    case .goalWithoutSolution: "this step has a goal and no solution"
    case .solutionWithoutGoal: "this step has a solution and no goal"
    case .turnWithoutCondition: "this wrong turn needs a line `when` with goal words, by which it is known"
    case .turnWithoutCommands: "this wrong turn needs a line `play` with commands that lead there"
    case .turnWithoutGoal: "this step has a wrong turn and no goal"
    case .exercise(let issue): issue.description
    case .noFolder(let path): "there is no folder \(path) beside the lesson"
    case .twoExercises: "this step has an exercise already; write a step for each"
    case .besideExercise(let name):
      "a step with an exercise has no `\(name)`: the exercise says what one begins with, what must hold, and its solutions"
    case .arrangementWithoutMember:
      "write the member to be arranged behind the word: `arrange UserConfigurator.configure`"
    case .arrangementWithoutGoal: "this `arrange` has no `goal:`, so that any order would do that compiles"
    case .wordsInArrangement:
      "an `arrange` has lines `wiring:`, `file:`, `distractor:`, `play:`, `goal:`, and a quote; move other words above it"
    case .twoArrangements: "this step has an `arrange` already; write a step for each"
    case .besideArrangement(let name):
      "a step with an `arrange` has no `\(name)`: the `arrange` says what must hold, and the code what is right"
    case .codeGoal(let goal):
      "`\(goal)` is about code, and nobody writes any in this step; ask it in the `goals` of an `exercise`"
    case .goal(let error): error.description
    case .command(let command, let problem): "`\(command)`: \(problem)"
    case .graphQuizWithoutAnswers: "a `quiz graph` needs a line `answers:` with \(GraphQuestion.usage)"
    case .graphQuizWithoutSetup: "this step asks the graph and has no setup, so there may be no app to ask"
    case .predictionWithoutEvent:
      "a `predict` begins with the event that is withheld, such as `tap \"Sign Out\"`; what goes before it is for the setup"
    case .predictionWithoutAnswers: "a `predict` needs a line `answers:` with \(Prediction.usage)"
    case .predictionWithoutSetup: "this step has a `predict` and no setup, so there may be no app for its event"
    case .orderWithoutItems:
      "an `order` needs a list of three or more in the right order, or a line `answers: \(CallOrder.usage)`"
    case .orderWithoutSetup: "this step asks the trace and has no setup, so there may be no app to ask"
    case .shortWithoutAnswer: "a `short` question needs a right answer, written `- [x] UserPresenter`"
    case .quizWithoutQuestion: "this quiz has no question"
    case .quizWithoutChoices: "this quiz needs two choices or more, written `- [x] right` and `- [ ] wrong`"
    case .quizWithoutRightAnswer: "this quiz has no right answer; mark it with `- [x]`"
    case .choiceWithoutReason: "this choice has no reason; write one on the line below it: `  - because …`"
    case .unknownConcept(let concept, let nearest): "no lesson teaches \(concept.quoted)\(Self.suggestion(nearest))"
    case .conceptTaughtLater(let concept, let file):
      "\(concept.quoted) is needed here and only taught later, in \(file)"
    case .deadLink(let destination): "the link leads nowhere: \(destination)"
    case .resetFailed(let reason): "there is no fresh start for this step: \(reason)"
    case .setupFailed(let command, let reason): "the setup `\(command)` fails: \(reason)"
    case .goalHoldsBefore: "the goal holds before anything was done"
    case .solutionFailed(let command, let reason): "the solution `\(command)` fails: \(reason)"
    case .turnFailed(let command, let reason): "the wrong turn's `\(command)` fails: \(reason)"
    case .turnHoldsBefore: "this wrong turn is known before anything was done"
    case .turnNotReached(let condition): "the wrong turn's commands do not lead to where `\(condition)` is the case"
    case .turnReachesGoal: "the wrong turn's commands reach the goal"
    case .noHintAtStart: "no hint of this step fits when it begins; write one without `when`"
    case .hintNeverFits:
      "this hint fits neither on the way to the goal nor on a wrong turn; declare a `turn` that leads to where it does"
    case .exerciseFailed(let reason): "the code of this exercise cannot be put on the stage: \(reason)"
    case .graphQuizUnanswered(let error): "the graph does not answer: \(error)"
    case .orderUnanswered(let error): "the trace does not answer: \(error)"
    case .predictionUnanswered(let error, nil): "the event does not answer: \(error)"
    case .predictionUnanswered(let error, let wiring?): "the event does not answer in \(wiring): \(error)"
    case .predictionFailed(let command, let reason): "the prediction's `\(command)` fails: \(reason)"
    case .goalNotReached(let goal, let reason): "the solution does not reach `\(goal)`: \(reason)"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }
}
