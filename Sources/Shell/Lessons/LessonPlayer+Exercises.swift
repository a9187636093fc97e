import LessonKit
import ShellText
import TerminalText

// Exercises: code to write in a step.
extension LessonPlayer {
  /// Opens the folder of the current step's exercise and puts the code there on the stage, or leaves that of another step.
  ///
  /// - Returns: what to say of code that does not compile; nil where it runs, or the step has no exercise.
  func arriveAtExercise(display: Display) throws(ShellError) -> StyledText? {
    let place = try requireLesson()
    guard let exercise = place.step.exercise else {
      bench.leave()
      return nil
    }
    try bench.open(exercise, of: place.lesson)
    let unseen = appSession.takeNotices()
    defer { appSession.notices = unseen + appSession.notices }
    return try bench.launch(display: display)
  }

  /// What one does with an exercise: where it is about one file, `edit` knows which.
  var exerciseWay: StyledText {
    let isAboutFile = (try? bench.workshops.exercise())?.file != nil
    return StyledText(
      marking: "\(isAboutFile ? "`edit` opens the file" : "`edit <type>` opens its file"); save it, then `check`")
  }

  /// A step's title, what it says, and what there is to do or to write.
  ///
  /// - Parameter isBegun: whether somebody may have done something in the step, which counts.
  func stepText(isBegun: Bool = true, display: Display) throws(ShellError) -> StyledText {
    let place = try requireLesson()
    var task: StyledText?
    if hasOpenArrangement { task = try arrangementText(display: display) }
    if let asked = place.step.exercise {
      task = try bench.text(asked, display: display) + "\n" + exerciseWay.styled(.quiet)
    }
    return text(display).step(place, after: try stepProgress(), task: task) { isBegun && isReached($0) }
  }

  /// Notes that the current step's exercise was seen to be right.
  ///
  /// - Returns: what comes next.
  func finishExercise(display: Display) throws(ShellError) -> StyledText {
    openLesson?.hasPassed = true
    return try finishStep(display: display)
  }

  /// How the right solution of the current step's exercise differs from what one began with.
  func solution(of exercise: LessonExercise, display: Display) throws(ShellError) -> StyledText {
    let lesson = try requireLesson().lesson
    let start = try bench.form(.start, of: exercise, in: lesson)?.texts() ?? [:]
    guard let reference = try bench.form(.reference, of: exercise, in: lesson)?.texts() else {
      throw .lesson(.noSolution)
    }
    let advice = "there are other ways too: `diff mine reference` compares yours with this one, and replaces nothing"
    return SourceDifferenceText(SourceDifference(from: start, to: reference), display: display).text + "\n"
      + StyledText(marking: advice).styled(.quiet).wrapped(for: display, indentation: 0)
  }

  /// Is again at a step of a lesson; the app stays as it is.
  func resume(_ place: OpenLesson) throws(ShellError) {
    openLesson = place
    if let exercise = place.step.exercise {
      try bench.open(exercise, of: place.lesson)
    } else {
      bench.leave()
    }
  }

  /// Closes the lesson, and the folder of its exercise.
  func close() {
    openLesson = nil
    bench.leave()
  }
}
