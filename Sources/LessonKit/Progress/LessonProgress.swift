/// What a learner has done in one lesson.
public struct LessonProgress: Hashable, Sendable {
  /// The id of the step at which the lesson was left.
  public var currentStep: String?
  /// By the steps' ids.
  public var steps: [String: StepProgress]

  /// The day on which a test has shown that the learner knows the lesson; nil if none has.
  public var testedOn: Day?

  /// The progress of a lesson; without arguments, of one that was never opened.
  public init(currentStep: String? = nil, steps: [String: StepProgress] = [:], testedOn: Day? = nil) {
    self.currentStep = currentStep
    self.steps = steps
    self.testedOn = testedOn
  }

  /// What was done in the step with this id; setting it makes an entry.
  public subscript(step id: String) -> StepProgress {
    get { steps[id] ?? StepProgress() }
    set { steps[id] = newValue }
  }

  /// How many of a lesson's steps are done. Steps that are only read count once they were left.
  public func doneSteps(of lesson: Lesson) -> Int {
    lesson.steps.count { self[step: $0.id].isDone }
  }

  /// Whether all of a lesson's steps are done, or a test stands for them.
  public func isComplete(_ lesson: Lesson) -> Bool {
    testedOn != nil || doneSteps(of: lesson) == lesson.steps.count
  }

  /// The last day on which something of the lesson was done, or it was tested; nil if none was kept.
  public var lastDay: Day? { (steps.values.map(\.doneOn) + [testedOn]).compactMap(\.self).max() }
}
