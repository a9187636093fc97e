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
  /// A wrong turn does not say how it is known.
  case turnWithoutCondition
  /// A wrong turn does not say how one gets there.
  case turnWithoutCommands
  /// A step has a wrong turn and no goal that it could miss.
  case turnWithoutGoal
  /// An exercise is not written as exercises are.
  case exercise(GuideIssue)
  /// This folder of an exercise, beside the lesson, is not there.
  case noFolder(String)
  /// A step has more than one exercise.
  case twoExercises
  /// A step with an exercise has a block of this name, which the exercise itself stands for.
  case besideExercise(String)
  /// An `arrange` names no member, or several.
  case arrangementWithoutMember
  /// An `arrange` does not say what must hold.
  case arrangementWithoutGoal
  /// An `arrange` has text that is neither a line with a key nor a quote.
  case wordsInArrangement
  /// A step has more than one `arrange`.
  case twoArrangements
  /// A step with an `arrange` has a block of this name, which the `arrange` itself stands for.
  case besideArrangement(String)
  /// A goal about code stands in a step in which nobody writes any, where another wiring would reach it.
  case codeGoal(Goal)
  /// A goal is not written as goals are.
  case goal(GoalError)
  /// The shell would not carry this command out.
  case command(String, problem: String)
  /// A quiz on the graph does not say what the answers are.
  case graphQuizWithoutAnswers
  /// A quiz on the graph has no app to ask, as none is set up.
  case graphQuizWithoutSetup
  /// A prediction does not begin with an event.
  case predictionWithoutEvent
  /// A prediction does not say what is asked, or not as predictions do.
  case predictionWithoutAnswers
  /// A prediction has no app to which its event could happen, as none is set up.
  case predictionWithoutSetup
  /// An `order` has neither a list of three things or more, nor calls whose order the trace gives.
  case orderWithoutItems
  /// An `order` asks the trace, and no app is set up.
  case orderWithoutSetup
  /// A `short` question has no answer that is right.
  case shortWithoutAnswer
  /// A quiz asks nothing.
  case quizWithoutQuestion
  /// A quiz has fewer than two answers to choose from.
  case quizWithoutChoices
  /// None of the answers of a quiz is right.
  case quizWithoutRightAnswer
  /// A quiz does not say why this choice is right or wrong.
  case choiceWithoutReason

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
  /// This command of a wrong turn was not carried out.
  case turnFailed(String, reason: String)
  /// A wrong turn is known before anything was done.
  case turnHoldsBefore
  /// The commands of a wrong turn do not lead to where it is known.
  case turnNotReached(GoalCondition)
  /// The commands of a wrong turn reach the step's goals.
  case turnReachesGoal
  /// No hint fits when the step begins.
  case noHintAtStart
  /// A hint fits neither on the way to the goal nor on a wrong turn.
  case hintNeverFits
  /// The code of a step's exercise could not be put on the stage, which a question or a hint is about.
  case exerciseFailed(reason: String)
  /// The graph did not answer a quiz.
  case graphQuizUnanswered(GraphQuestionError)
  /// The last event did not give the order of the calls.
  case orderUnanswered(CallOrderError)
  /// The event of a prediction gives no right answer or too few wrong ones, in a wiring that was put on the stage for it
  /// or in that of the step.
  case predictionUnanswered(PredictionError, wiring: String?)
  /// A command on the way to a prediction, or its event, was not carried out.
  case predictionFailed(String, reason: String)
  /// The solution of a step did not reach its goal.
  case goalNotReached(Goal, reason: String)
}
