/// What can be wrong with a lesson.
public enum LessonIssue: Hashable, Sendable {
  // The file.
  /// It cannot be read.
  case unreadable(reason: String)
  /// It is not called after its lesson.
  case fileName(expected: String)
  /// It does not begin with front matter.
  case noFrontMatter
  /// The front matter is not YAML, for this reason.
  case yaml(String)
  /// The front matter lacks this key.
  case missingKey(String)
  /// The front matter has a key that means nothing.
  case unknownKey(String, nearest: String?)
  /// The value of a key is not what it should be.
  case badValue(key: String, expected: String)
  /// It belongs neither to a wiring nor to a workshop.
  case noPlace
  /// It belongs both to a wiring and to a workshop.
  case twoPlaces
  /// No wiring has this name.
  case unknownWiring(String, nearest: String?)
  /// Another file has a lesson of this id.
  case duplicateLesson(id: String, other: String)

  // Its parts.
  /// It has no heading of the first level.
  case noTitle
  /// Its heading is not the title of its front matter.
  case otherTitle(heading: String, frontMatter: String)
  /// It has no heading of the second level.
  case noSteps
  /// Two steps have this title.
  case duplicateStep(String)
  /// A block of this name belongs to no step.
  case blockBeforeFirstStep(String)
  /// No block has this name.
  case unknownBlock(String, nearest: String?)
  /// A block of this name says nothing.
  case emptyBlock(String)
  /// A step with a goal has no setup, so that it may start anywhere.
  case goalWithoutSetup
  /// A step does not say how its goal is reached.
  case goalWithoutSolution
  /// A step says how to reach a goal that it does not have.
  case solutionWithoutGoal
  /// A goal is not written as goals are.
  case goal(GoalError)
  /// The shell would not carry this command out.
  case command(String, problem: String)
  /// A quiz on the graph does not say what the answers are.
  case graphQuizWithoutAnswers
  /// A quiz on the graph has no app to ask, as none is set up.
  case graphQuizWithoutSetup
  /// A quiz asks nothing.
  case quizWithoutQuestion
  /// A quiz has fewer than two answers to choose from.
  case quizWithoutChoices
  /// None of the answers of a quiz is right.
  case quizWithoutRightAnswer

  // What it refers to.
  /// No lesson teaches this concept.
  case unknownConcept(String, nearest: String?)
  /// This concept is needed before the lesson that teaches it.
  case conceptTaughtLater(String, file: String)
  /// The file that a link leads to does not exist.
  case deadLink(String)

  // Its steps, played.
  /// The shell could not be reset before a step was played.
  case resetFailed(reason: String)
  /// This command of a setup was not carried out.
  case setupFailed(String, reason: String)
  /// A goal was reached before anything was done for it.
  case goalHoldsBefore
  /// This command of a solution was not carried out.
  case solutionFailed(String, reason: String)
  /// The graph did not answer a quiz.
  case graphQuizUnanswered(GraphQuestionError)
  /// The solution of a step did not reach its goal.
  case goalNotReached(Goal, reason: String)
}
