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
    case .goal(let error): error.description
    case .command(let command, let problem): "`\(command)`: \(problem)"
    case .graphQuizWithoutAnswers: "a `quiz graph` needs a line `answers:` with \(GraphQuestion.usage)"
    case .graphQuizWithoutSetup: "this step asks the graph and has no setup, so there may be no app to ask"
    case .quizWithoutQuestion: "this quiz has no question"
    case .quizWithoutChoices: "this quiz needs two choices or more, written `- [x] right` and `- [ ] wrong`"
    case .quizWithoutRightAnswer: "this quiz has no right answer; mark it with `- [x]`"
    case .unknownConcept(let concept, let nearest): "no lesson teaches \(concept.quoted)\(Self.suggestion(nearest))"
    case .conceptTaughtLater(let concept, let file):
      "\(concept.quoted) is needed here and only taught later, in \(file)"
    case .deadLink(let destination): "the link leads nowhere: \(destination)"
    case .resetFailed(let reason): "there is no fresh start for this step: \(reason)"
    case .setupFailed(let command, let reason): "the setup `\(command)` fails: \(reason)"
    case .goalHoldsBefore: "the goal holds before anything was done"
    case .solutionFailed(let command, let reason): "the solution `\(command)` fails: \(reason)"
    case .graphQuizUnanswered(let error): "the graph does not answer: \(error)"
    case .goalNotReached(let goal, let reason): "the solution does not reach `\(goal)`: \(reason)"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? ""
  }
}
