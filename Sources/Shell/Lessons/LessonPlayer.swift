import Grammar
import LessonKit
import ScreenKit
import ShellText
import TerminalText

/// Plays lessons: the open one, its steps, and what the learner has done in them.
///
/// It alone says that a step is done, and keeps that.
final class LessonPlayer {
  /// The open lesson, and the step at which it is.
  var openLesson: OpenLesson?
  /// Where a lesson was left by saying so.
  var left: OpenLesson?
  /// The review or test that is under way; its questions come before those of the lesson.
  var series: QuestionSeries?
  /// How many series were begun, so that no two ask alike.
  var seriesCount = 0
  private(set) var library: LessonLibrary
  let appSession: AppSession
  let environment: any LessonEnvironment
  /// Where exercises are done.
  let bench: ExerciseBench
  /// Makes a session that nobody watches, for apps that the learner does not see.
  let makeSibling: () -> Session

  init(
    library: LessonLibrary, appSession: AppSession, environment: any LessonEnvironment, bench: ExerciseBench,
    makeSibling: @escaping () -> Session
  ) {
    self.library = library
    self.appSession = appSession
    self.environment = environment
    self.bench = bench
    self.makeSibling = makeSibling
  }

  /// Changes what was done in a lesson.
  func update(_ lesson: Lesson, _ change: (inout LessonProgress) -> Void) { library.update(lesson, change) }

  /// Keeps that the test of several lessons was passed.
  func notePassed(_ part: LessonTest.Part) { library.notePassed(part) }

  /// All that is wrong with the lessons: as they are written, and when they are played.
  ///
  /// Ends the current app.
  ///
  /// - Parameters:
  ///   - scope: which lessons are played.
  ///   - willPlay: called with each step before it is played.
  func problems(
    in scope: CheckScope, log: CheckLog?, willPlay: (Lesson, LessonStep) -> Void
  ) -> [LessonProblem] {
    let curriculum = library.curriculum
    // What others have written is checked where it is named.
    let lessons = curriculum.lessons.filter {
      scope.includes($0) && !(scope.isEverything && library.origin(of: $0) != nil)
    }
    let files = Set(lessons.map(\.file))
    let written = curriculum.problems.filter { scope.isEverything || files.contains($0.file) }
    let played = LessonChecker(environment: environment, isStopped: appSession.isCancelled)
      .problems(in: lessons, willPlay: willPlay)
      .filter { problem in !written.contains { ($0.file, $0.line) == (problem.file, problem.line) } }
    appSession.close()
    let problems = (written + played).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    log?.note(problems, in: lessons)
    return problems
  }

  /// - Throws: `ShellError.lesson`.
  func requireLesson() throws(ShellError) -> OpenLesson {
    if let openLesson { return openLesson }
    throw .lesson(left.map { .left(lesson: $0.lesson.id, count: $0.count) } ?? .noneOpen)
  }

  /// Whether a workshop is open, and no lesson.
  var isInWorkshop: Bool { openLesson == nil && bench.workshop != nil }

  /// Whether a hunt for a leak is under way, and no lesson open.
  var isInHunt: Bool { openLesson == nil && appSession.isHunting }

  /// The words of lessons, with questions to the graph answered by the app.
  func text(_ display: Display) -> LessonText { LessonText(display: display, shell: environment) }
}

// Going from step to step.
extension LessonPlayer {
  /// Opens a lesson.
  ///
  /// - Parameter number: the step, from 1; nil for the one where it was left.
  func open(_ lesson: Lesson, atStep number: Int? = nil, display: Display) throws(ShellError) -> Output {
    let progress = library.progress(in: lesson)
    let last = progress.isComplete(lesson) ? nil : progress.currentStep
    let chosen = try number.map { number throws(ShellError) in
      guard let step = lesson.steps[number: number] else {
        throw .lesson(.noStep(number, lesson: lesson.id, count: lesson.steps.count))
      }
      return step.id
    }
    guard let place = OpenLesson(lesson, at: chosen ?? last) else {
      throw .lesson(.noSteps(lesson: lesson.id))
    }
    if openLesson == nil { try appSession.markBeforeLesson() }
    openLesson = place
    series = nil
    let step = try beginStep(display: display)
    guard place.index == 0 else { return step }
    let origin = library.origin(of: lesson).map { StyledText("from \($0), not ours\n\n", .quiet) } ?? StyledText()
    return Output(origin + text(display).introduction(to: lesson) + "\n\n" + step.text)
  }

  /// Moves on to another step of the open lesson.
  func move(to index: Int, display: Display) throws(ShellError) -> Output {
    _ = try requireLesson()
    openLesson?.index = index
    return try beginStep(display: display)
  }

  /// The step after the current one, or the lesson after its last one.
  func goOn(display: Display) throws(ShellError) -> Output {
    let place = try requireLesson()
    if place.index + 1 < place.lesson.steps.count { return try move(to: place.index + 1, display: display) }
    guard let lesson = library.curriculum.lesson(after: place.lesson) else {
      close()
      return Output(StyledText(marking: "that was the last lesson; `lessons` shows what you have done"))
    }
    return try open(lesson, display: display)
  }

  /// Puts the app as the current step needs it, and shows the step.
  func beginStep(display: Display) throws(ShellError) -> Output {
    let place = try requireLesson()
    openLesson?.isAnnounced = false
    openLesson?.toldTurns = []
    openLesson?.hasPassed = false
    openLesson?.hasToldLooks = false
    appSession.mentions = Mentions(of: place.step)
    library.update(place.lesson) { $0.currentStep = place.step.id }
    // A question to the graph needs the app that the step is about.
    if !place.step.setup.isEmpty {
      try setUp(place.step)
      try repeatPredicted(in: place.step)
    }
    let problem = try arriveAtExercise(display: display)
    var parts = [try stepText(isBegun: false, display: display), problem].compactMap(\.self)
    if !place.step.setup.isEmpty || place.step.exercise != nil {
      // Parts of code need the rows.
      if let app = appSession.app, display.isInteractive, place.step.arrangement == nil {
        parts.append(ScreenText(display: display).text(for: app.screen))
      }
      // The step may be about a leak that its own setup has caused.
      appSession.forgetReportedLeaks()
      let notice = try appSession.leakNotice().map { StyledText(notice: $0).wrapped(for: display, indentation: 0) }
      if let notice { parts.append(notice) }
    }
    return Output(parts.joined(separator: "\n\n"))
  }

  /// Lets the events happen again that were predicted before: what else the step asks is about the app after them.
  private func repeatPredicted(in step: LessonStep) throws(ShellError) {
    let answers = try stepProgress().answers
    for (index, quiz) in step.quizzes.enumerated() where answers[index + 1] != nil {
      for event in quiz.predicted?.events ?? [] { try appSession.perform(event) }
    }
  }

  private func setUp(_ step: LessonStep) throws(ShellError) {
    // Nobody sees what the commands of a setup show.
    let unseen = appSession.takeNotices()
    defer { appSession.notices = unseen + appSession.notices }
    appSession.close()
    for line in step.setup {
      do {
        try environment.run(line.text)
      } catch {
        throw .lesson(.noSetup(reason: "\(error)"))
      }
    }
  }
}

// What is done of a step.
extension LessonPlayer {
  /// What was done in the current step.
  func stepProgress() throws(ShellError) -> StepProgress {
    let place = try requireLesson()
    return library.progress(in: place.lesson)[step: place.step.id]
  }

  /// Notes what was done in the current step.
  func note(_ change: (inout StepProgress) -> Void) throws(ShellError) {
    let place = try requireLesson()
    library.update(place.lesson) { change(&$0[step: place.step.id]) }
  }

  /// Notes that a step was read in which there is nothing else to do.
  func finishReading() throws(ShellError) { try noteDone() }

  /// Notes that the current step is done.
  private func noteDone() throws(ShellError) {
    let today = library.today()
    try note { $0.finish(on: today) }
  }

  /// Looks at the goals and questions of the current step, and notes where it is done.
  func check() throws(ShellError) -> StepCheck {
    let place = try requireLesson()
    let (step, progress) = (place.step, try stepProgress())
    let check = StepCheck(
      of: step, after: progress, hasPassed: place.hasPassed, wasReached: place.isAnnounced, asking: environment)
    if check.isDone, !step.isReading { try noteDone() }
    return check
  }

  /// Whether a goal of the current step is reached, as far as that is seen at once; what was reached stays so.
  func isReached(_ goal: Goal) -> Bool {
    openLesson?.isAnnounced == true || goal.isQuick && goal.verdict(asking: environment).isMet
  }

  /// The first question of the step that has not been answered rightly; nil if none is open.
  var openQuestion: OpenQuestion? {
    guard let place = openLesson else { return nil }
    return place.step.openQuestions(after: library.progress(in: place.lesson)[step: place.step.id]).first
  }

  /// The open question, once it was shown: where there is something to do first, after that.
  var askedQuestion: OpenQuestion? {
    guard let place = openLesson, place.isAnnounced || !place.step.hasTask else { return nil }
    return openQuestion
  }

  /// A question with its choices; those of a question to the graph are the app's.
  func posed(_ question: OpenQuestion) throws(ShellError) -> Quiz {
    do throws(QuizError) {
      return try question.posed(by: environment)
    } catch {
      throw .lesson(.question(error))
    }
  }

  /// Says once that the step's goals are reached, as soon as they are. Called after every command that may reach them.
  func announceCompletion(display: Display) throws(ShellError) -> StyledText? {
    guard let place = openLesson else { return nil }
    let goals = place.step.goals.map(\.goal)
    let (quick, slow) = (goals.filter(\.isQuick), goals.filter { !$0.isQuick })
    // What was reached stays reached, wherever the app is taken next.
    guard !place.isAnnounced else { return nil }
    // What takes long is not looked at after every command, but once the rest is reached.
    guard !quick.isEmpty, (quick + slow).allSatisfy({ $0.verdict(asking: environment).isMet }) else { return nil }
    return try finishStep(display: display)
  }

  /// Says that the goals are reached, and what comes next. The step is done where no question is open.
  func finishStep(display: Display) throws(ShellError) -> StyledText {
    let place = try requireLesson()
    let isNews = !place.isAnnounced && place.step.hasTask
    openLesson?.isAnnounced = true
    let text = text(display)
    let questions = place.step.openQuestions(after: try stepProgress())
    if let question = questions.first {
      let words = Self.words(forQuestions: questions.count, of: place.step.quizzes.count)
      let reached: StyledText = isNews ? "\(text.mark(true))reached; " : ""
      let isFirst = questions.count == place.step.quizzes.count
      return isFirst && !place.step.hasTask ? text.quiz(question) : reached + "\(words):\n\n" + text.quiz(question)
    }
    try noteDone()
    let words = text.mark(true) + "done; " + StyledText(marking: nextWords(after: place))
    let offers = [try noteOffer(display: display), testOffer(after: place)].compactMap(\.self)
    let done = ([words] + offers).joined(separator: "\n")
    return place.step.closing.isEmpty ? done : "\n" + text.markdown(place.step.closing) + "\n\n" + done
  }

  /// What the next question is called where so many of the step's are open.
  private static func words(forQuestions open: Int, of count: Int) -> String {
    switch (open, count) {
    case (_, 1): "one question"
    case (count, _): "\(count) questions, the first"
    case (1, _): "the last question"
    default: "the next question"
    }
  }

  /// What `next` leads to.
  private func nextWords(after place: OpenLesson) -> String {
    if place.index + 1 < place.lesson.steps.count { return "`next` goes on" }
    guard let next = library.curriculum.lesson(after: place.lesson) else {
      return "that was the last step of all lessons"
    }
    return "that was the lesson, and `next` opens the one after it: \(next.title)"
  }
}
