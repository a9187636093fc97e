import StageProtocol

/// A workshop that is being presented: the step, how many of its beats are done, and what the app was after each.
struct Presentation {
  var place: StepPlace
  /// The beats of each step.
  let beats: [StepBeats]
  /// How many beats of the current step are done.
  var done = 0
  /// How many pages it has shown, those that were shown again included.
  var shownCount = 0
  /// What is shown; nil once something else was.
  var page: PresentationPage?
  /// What was on the stage before; nil if there was nothing.
  let before: AppMoment?
  /// What the app was at each step after so many beats.
  private var moments: [[Int: AppMoment]]

  init(_ place: StepPlace, before: AppMoment?) {
    self.place = place
    self.before = before
    beats = place.steps.indices.map { StepBeats(of: place.guide(at: $0), isFirst: $0 == 0) }
    moments = place.steps.map { _ in [:] }
  }

  /// The beats of the current step.
  var current: [Beat] { beats[place.index].all }
  /// What comes next in this step; nil at its end.
  var next: Beat? { done < current.count ? current[done] : nil }

  /// What the app is after the current beat in a presentation without detours.
  var moment: AppMoment? { moment(at: place.index, done: done) }

  /// What the app is at a step after so many beats; nil if the presentation was not there.
  func moment(at step: Int, done: Int) -> AppMoment? { moments[step][done] }

  /// Notes what the app is after the current beat.
  mutating func note(_ app: RunningApp?) {
    if let app { moments[place.index][done] = AppMoment(app) }
  }
}
