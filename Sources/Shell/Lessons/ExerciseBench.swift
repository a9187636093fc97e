import LessonKit
import ShellText
import TerminalText

/// Where the exercises of lessons are done: the workspace of a workshop, or a folder of the lesson's own.
final class ExerciseBench {
  unowned let session: Session
  var workshops: WorkshopPlayer { session.workshops }
  /// The workshop that was open before a lesson's own folder was.
  private var shelved: OpenWorkshop?

  /// What is open, or will be after the lesson's exercise.
  struct Position {
    fileprivate let open: OpenWorkshop?
    fileprivate let exercise: String?
    fileprivate let shelved: OpenWorkshop?
  }

  /// The workshop in which one is beside the folder of a lesson's own.
  var workshop: OpenWorkshop? { workshops.open?.lesson == nil ? workshops.open : shelved }

  /// What is open now; setting it goes back there.
  var position: Position {
    get { Position(open: workshops.open, exercise: workshops.exerciseID, shelved: shelved) }
    set {
      shelved = newValue.shelved
      workshops.enter(newValue.open, at: newValue.exercise)
    }
  }

  init(_ session: Session) {
    self.session = session
  }

  /// Opens the folder in which an exercise is done, with what the learner has written there.
  func open(_ exercise: LessonExercise, of lesson: Lesson) throws(ShellError) {
    let code = try LessonExerciseCode(exercise, of: lesson, for: workshops)
    switch exercise.place {
    case .workshop:
      leave()
      // A workspace that is open may be in a folder that the learner has named.
      if workshops.open?.id != code.place.id {
        try workshops.open(code.place.id, at: nil, isInsideAllowed: false)
      }
      if workshops.open?.index != code.place.index { try workshops.move(to: code.place.index, carrying: .nothing) }
      workshops.pose(exercise.own)
    case .scratch:
      if workshops.open?.lesson == nil {
        workshops.pose(nil)
        shelved = workshops.open
      }
      try workshops.open(code, as: exercise, of: lesson)
    }
    workshops.choose(code.exercise)
    if case .workshop = exercise.place, let fault = code.exercise.variation, try !workshops.hasBegun(code.exercise) {
      try workshops.lay(fault)
      session.appSession.notices.append(ExerciseCommand.faultNotice)
    }
  }

  /// Leaves the exercise: the workshop is open again that was before a lesson's own folder was.
  func leave() {
    workshops.pose(nil)
    guard workshops.open?.lesson != nil else { return }
    workshops.enter(shelved)
    shelved = nil
  }

  /// Puts the learner's code on the stage, without what has happened to another app before.
  ///
  /// - Returns: what to say of code that does not compile, or does not survive its launch; nil where it runs.
  func launch(display: Display) throws(ShellError) -> StyledText? {
    session.appSession.close()
    do throws(ShellError) {
      _ = try session.putOwnCodeOnStage()
      return nil
    } catch {
      guard error != .cancelled else { throw error }
      return session.problemText(error, display: display)
    }
  }

  /// What is to be written, where, and by what it is judged.
  func text(_ exercise: LessonExercise, display: Display) throws(ShellError) -> StyledText {
    let open = try workshops.requireOpen()
    return ExerciseText(exercise: try workshops.exercise(exercise.id), open: open, display: display).body
  }

  /// A form of the code that an exercise is about; nil if there is none.
  func form(
    _ form: LessonExercise.Form, of exercise: LessonExercise, in lesson: Lesson
  ) throws(ShellError) -> Wiring? {
    try LessonExerciseCode(exercise, of: lesson, for: workshops).forms[form]
  }
}
