/// What can be wrong with a lesson.
public enum LessonIssue: Hashable, Sendable {
  // The file.
  case unreadable(reason: String)
  case fileName(expected: String)
  case noFrontMatter
  case yaml(String)
  case missingKey(String)
  case unknownKey(String, nearest: String?)
  case badValue(key: String, expected: String)
  case noPlace
  case twoPlaces
  case unknownWiring(String, nearest: String?)
  case duplicateLesson(id: String, other: String)

  // Its parts.
  case noTitle
  case otherTitle(heading: String, frontMatter: String)
  case noSteps
  case duplicateStep(String)
  case blockBeforeFirstStep(String)
  case unknownBlock(String, nearest: String?)
  case emptyBlock(String)
  case goalWithoutSetup
  case goalWithoutSolution
  case solutionWithoutGoal
  case goal(GoalError)
  case command(String, problem: String)
  case graphQuizWithoutAnswers
  case graphQuizWithoutSetup
  case quizWithoutQuestion
  case quizWithoutChoices
  case quizWithoutRightAnswer

  // What it refers to.
  case unknownConcept(String, nearest: String?)
  case conceptTaughtLater(String, file: String)
  case deadLink(String)

  // Its steps, played.
  case resetFailed(reason: String)
  case setupFailed(String, reason: String)
  case goalHoldsBefore
  case solutionFailed(String, reason: String)
  case graphQuizUnanswered(GraphQuestionError)
  case goalNotReached(Goal, reason: String)
}
