import LessonKit
import TerminalText

extension Session {
  /// All that is wrong with the lessons: as they are written, and when they are played.
  ///
  /// Ends the app in hand.
  ///
  /// - Parameter willPlay: told of each step before it is played.
  public func lessonProblems(willPlay: (Lesson, LessonStep) -> Void = { _, _ in }) -> [LessonProblem] {
    let curriculum = shelf.curriculum
    let played = LessonChecker(environment: SessionEnvironment(self)).problems(in: curriculum.lessons, willPlay: willPlay)
      .filter { problem in !curriculum.problems.contains { ($0.file, $0.line) == (problem.file, problem.line) } }
    close()
    return (curriculum.problems + played).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Opens a lesson at the step where it was left.
  func open(_ lesson: Lesson) throws(ShellError) -> Output {
    let progress = shelf.progress(in: lesson)
    let last = progress.isComplete(lesson) ? nil : progress.currentStep
    guard let place = OpenLesson(lesson, at: last) else { throw .failed("the lesson \(lesson.id) has no steps yet") }
    openLesson = place
    let step = try beginStep()
    guard place.index == 0 else { return step }
    return Output(LessonText(settings: settings).introduction(to: lesson) + "\n\n" + step.text)
  }

  /// Moves on to another step of the open lesson.
  func move(to index: Int) throws(ShellError) -> Output {
    _ = try requireLesson()
    openLesson?.index = index
    return try beginStep()
  }

  /// Puts the world in order for the step in hand, and shows the step.
  func beginStep() throws(ShellError) -> Output {
    let place = try requireLesson()
    openLesson?.isPraised = false
    shelf.update(place.lesson) { $0.currentStep = place.step.id }
    let text = LessonText(settings: settings, shell: SessionEnvironment(self))
    let answers = shelf.progress(in: place.lesson)[step: place.step.id].answers
    // A question to the graph needs the app that the step is about.
    if !place.step.setup.isEmpty { try setUp(place.step) }
    var parts = [text.step(place, answers: answers)]
    if !place.step.setup.isEmpty {
      if let app, settings.isInteractive { parts.append(ScreenText(settings: settings).text(for: app.screen)) }
      // The step may be about a leak that its own setup has caused.
      app?.toldLeaks = []
      let notice = try leakNotice().map { StyledText(marking: $0).wrapped(for: settings, indentation: 0) }
      if let notice { parts.append(notice) }
    }
    return Output(parts.joined(separator: "\n\n"))
  }

  /// - Throws: `ShellError.noLessonOpen`.
  func requireLesson() throws(ShellError) -> OpenLesson {
    guard let openLesson else { throw .noLessonOpen }
    return openLesson
  }

  /// What was done in the step in hand.
  func stepProgress() throws(ShellError) -> StepProgress {
    let place = try requireLesson()
    return shelf.progress(in: place.lesson)[step: place.step.id]
  }

  /// Notes what was done in the step in hand.
  func note(_ change: (inout StepProgress) -> Void) throws(ShellError) {
    let place = try requireLesson()
    shelf.update(place.lesson) { change(&$0[step: place.step.id]) }
  }

  /// Says once that the step's goals are reached, as soon as they are.
  func praise() throws(ShellError) -> StyledText? {
    guard let place = openLesson, !place.isPraised else { return nil }
    let goals = place.step.goals.map(\.goal)
    let (quick, slow) = (goals.filter(\.isQuick), goals.filter { !$0.isQuick })
    let environment = SessionEnvironment(self)
    // What takes long is not looked at after every command, but once the rest is reached.
    guard !quick.isEmpty, (quick + slow).allSatisfy({ $0.verdict(asking: environment).isMet }) else { return nil }
    return try finishStep()
  }

  /// Says that the goals are reached, and what comes next. The step is done where no question is open.
  func finishStep() throws(ShellError) -> StyledText {
    let place = try requireLesson()
    let isNews = openLesson?.isPraised == false && !place.step.goals.isEmpty
    openLesson?.isPraised = true
    let text = LessonText(settings: settings, shell: SessionEnvironment(self))
    let questions = LessonText.openQuestions(of: place.step, answers: try stepProgress().answers)
    if let question = questions.first {
      let words = Self.words(forQuestions: questions.count, of: place.step.quizzes.count)
      let reached: StyledText = isNews ? "\(text.mark(true))reached; " : ""
      let isFirst = questions.count == place.step.quizzes.count
      return isFirst && !isNews ? text.quiz(question) : reached + "\(words):\n\n" + text.quiz(question)
    }
    try note { $0.isDone = true }
    return text.mark(true) + "done; " + StyledText(marking: nextWords(after: place))
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

  /// The step after the one in hand, or the lesson after its last one.
  func goOn() throws(ShellError) -> Output {
    let place = try requireLesson()
    if place.index + 1 < place.lesson.steps.count { return try move(to: place.index + 1) }
    guard let lesson = shelf.curriculum.lesson(after: place.lesson) else {
      openLesson = nil
      return Output(StyledText(marking: "that was the last lesson; `lessons` shows what you have done"))
    }
    return try open(lesson)
  }

  /// What `next` leads to.
  private func nextWords(after place: OpenLesson) -> String {
    if place.index + 1 < place.lesson.steps.count { return "`next` goes on" }
    guard let next = shelf.curriculum.lesson(after: place.lesson) else {
      return "that was the last step of all lessons"
    }
    return "that was the lesson, and `next` opens the one after it: \(next.title)"
  }

  private func setUp(_ step: LessonStep) throws(ShellError) {
    let environment = SessionEnvironment(self)
    // Nobody sees what the commands of a setup show.
    let (wasInteractive, unseen) = (settings.isInteractive, remarks)
    settings.isInteractive = false
    remarks = []
    defer {
      settings.isInteractive = wasInteractive
      remarks = unseen + remarks
    }
    close()
    for line in step.setup {
      do {
        try environment.run(line.text)
      } catch {
        throw .failed("the step cannot be set up: \(error)")
      }
    }
  }
}
