import LessonKit
import ShellText
import TerminalText

extension Session {
  /// The open lesson, and the step at which it is.
  var openLesson: OpenLesson? { hasLessons ? lessons.openLesson : nil }

  /// Whether a review or a test is under way.
  var isReviewing: Bool { hasLessons && lessons.series != nil }

  /// The workshop that is open, or will be again after a lesson's exercise.
  var openWorkshop: OpenWorkshop? { hasLessons ? lessons.bench.workshop : workshops.open }

  /// The step that is being presented, or at which the learner is; nil if no workshop is open.
  var shownStep: StepPlace? {
    presenter.presentation?.place ?? workshops.open.flatMap { $0.lesson == nil ? $0.place : nil }
  }

  /// - Throws: `ShellError.workshop` if no workshop is open, `.lesson` if a lesson is, whose steps are other ones.
  func requireStep() throws(ShellError) -> StepPlace {
    if let place = shownStep { return place }
    if openLesson != nil { throw .lesson(.stepsOfLesson) }
    throw .workshop(.noneOpen(firstToTry: firstWorkshop))
  }

  /// Closes the open lesson, if there is one.
  func leaveLesson() {
    if hasLessons { lessons.close() }
  }

  /// Is again at a step of a lesson, or at none; the app stays as it is.
  func resume(_ place: OpenLesson?) throws(ShellError) {
    guard let place else { return leaveLesson() }
    if place != openLesson { try lessons.resume(place) }
  }

  /// All that is wrong with the lessons: as they are written, and when they are played. Ends the current app.
  ///
  /// - Parameters:
  ///   - scope: which lessons are played.
  ///   - log: takes down which lessons and steps were looked at, and what was found.
  ///   - willPlay: called with each step before it is played.
  public func lessonProblems(
    in scope: CheckScope = .everything, log: CheckLog? = nil,
    willPlay: (Lesson, LessonStep) -> Void = { _, _ in }
  ) -> [LessonProblem] {
    lessons.problems(in: scope, log: log, willPlay: willPlay)
  }

  /// The lessons that there are.
  var knownLessons: [Lesson] { lessons.library.curriculum.lessons }

  /// The ids of the lessons.
  var lessonIDs: [String] { lessons.library.curriculum.lessons.map(\.id) }

  /// Says once that the goals of the open lesson's step are reached, as soon as they are.
  func completionNews(display: Display) throws(ShellError) -> StyledText? {
    hasLessons ? try lessons.announceCompletion(display: display) : nil
  }

  /// The same, or that only a look is missing, or that the learner has taken a turn that does not lead there.
  func lessonNews(display: Display) throws(ShellError) -> StyledText? {
    guard hasLessons else { return nil }
    if let news = try completionNews(display: display) ?? lessons.newsOfLooks(display: display) { return news }
    return lessons.news(ofTurnFor: display)
  }
}
