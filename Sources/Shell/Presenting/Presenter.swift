import Foundation
import LessonKit
import ShellText
import StageProtocol
import TerminalText
import WorkshopKit

/// Presents a workshop: shows one beat after the other, and finds the way back from every detour.
///
/// After each beat the app is what it is in a presentation without detours: the step's own code, and the events of the
/// demo so far. What has been typed in between is forgotten before the next beat.
final class Presenter {
  unowned let session: Session
  private(set) var presentation: Presentation?
  /// Tells a second terminal where the presentation is.
  private let board: PresentationBoard
  /// How many events had been sent to the app after the last beat.
  private var sendCount = 0
  /// Whether a command of the demo is being carried out.
  private var isPlaying = false
  /// Why the last command of the demo was not done; nil if it was.
  private(set) var failure: String?
  /// The last answer as it is without a window.
  private var whole: StyledText?

  init(_ session: Session, board: PresentationBoard) {
    self.session = session
    self.board = board
  }

  var isOn: Bool { presentation != nil }

  /// Whether the app is not what it is without detours.
  var isDetour: Bool { presentation?.moment?.isNow(session.appSession.app) == false }

  /// The command that comes next; nil in a detour, and where something is shown next.
  var nextCommand: String? { isDetour ? nil : presentation?.next?.command?.text }

  private func require() throws(ShellError) -> Presentation {
    guard let presentation else {
      throw .presentation(.noneOpen(firstToTry: session.workshops.workshops.first?.name))
    }
    return presentation
  }
}

// Beginning and ending.
extension Presenter {
  /// Begins to present a workshop at a step, in place of what is presented now.
  func open(_ place: StepPlace, display: Display) throws(ShellError) -> Output {
    let old = presentation
    var new = Presentation(place, before: old.map(\.before) ?? session.appSession.app.map(AppMoment.init))
    // How one goes on was said already.
    new.shownCount = old?.shownCount ?? 0
    guard new.beats.contains(where: \.hasCommands) else {
      let page = place.workshop.folder.appending(path: Workshop.pageName).path
      throw .presentation(.noDemo(place.id, page: page))
    }
    presentation = new
    do throws(ShellError) {
      let output = try go(toStep: place.index, display: display)
      session.onPlan(Array(place.steps.dropFirst(place.index + 1)))
      return output
    } catch {
      presentation = old
      throw error
    }
  }

  private func leaveLesson() {
    guard let lesson = session.openLesson else { return }
    session.leaveLesson()
    session.appSession.notices.append(
      "the lesson is left at \(lesson.count); `lesson \(lesson.lesson.id)` goes on there")
  }

  /// Ends the presentation, and puts on the stage what was there before it.
  func end() throws(ShellError) -> Output {
    let before = try require().before
    presentation = nil
    board.clear()
    guard let before, before.isRunning else {
      session.appSession.close()
      return Output(.notice, "the presentation is over")
    }
    try before.restore(in: session.appSession)
    return .beforeScreen(
      .notice, StyledText(marking: "the presentation is over; this is `\(before.wiring.name)` as it was"))
  }

  /// Puts a copy of the code on the stage that can be edited, so that no file of a workshop is changed.
  func prepareEditing() throws(ShellError) {
    guard isOn, let wiring = session.appSession.app?.wiring, !session.appSession.wirings.isOwn(wiring) else { return }
    session.saveWatch.forget()
    _ = try session.appSession.switchTo(try EditedCopy(of: wiring, in: board.copies).wiring)
  }

  /// Lets go of what others see of the presentation, when the shell ends.
  func close() {
    if isOn { board.clear() }
  }
}

// Going from beat to beat.
extension Presenter {
  /// Does the next beat.
  func forward(display: Display) throws(ShellError) -> Output {
    let presentation = try requireRest("next")
    guard presentation.next != nil else {
      guard presentation.place.next != nil else { throw .presentation(.atEnd) }
      return try go(toStep: presentation.place.index + 1, display: display)
    }
    try restore(step: presentation.place.index, done: presentation.done)
    return try perform(display: display)
  }

  /// Goes back to the beat before this one, and shows it again.
  func back(display: Display) throws(ShellError) -> Output {
    let presentation = try requireRest("prev")
    let step = presentation.place.index
    if presentation.done > 1 { return try go(toStep: step, done: presentation.done - 1, display: display) }
    guard step > 0 else { throw .presentation(.atStart) }
    return try go(toStep: step - 1, done: presentation.beats[step - 1].all.count, display: display)
  }

  /// Goes back to where the presentation was before a detour, and shows that again.
  func resume(display: Display) throws(ShellError) -> Output {
    let presentation = try requireRest("present")
    return try go(toStep: presentation.place.index, done: presentation.done, display: display)
  }

  /// Goes to the beginning of a step.
  func go(toStep step: Int, display: Display) throws(ShellError) -> Output {
    _ = try requireRest("present \(step)")
    return try go(toStep: step, done: 1, display: display)
  }

  private func go(toStep step: Int, done: Int, display: Display) throws(ShellError) -> Output {
    leaveLesson()
    try restore(step: step, done: done - 1)
    return try perform(display: display)
  }

  private func requireRest(_ command: String) throws(ShellError) -> Presentation {
    if isPlaying { throw .presentation(.inDemo(command)) }
    return try require()
  }

  /// Makes the app what it is at a step after so many beats, and that the place of the presentation.
  private func restore(step: Int, done: Int) throws(ShellError) {
    guard let presentation else { return }
    if let moment = presentation.moment(at: step, done: done), moment.isRunning {
      let isUntouched = sendCount == session.appSession.sendCount && !(session.appSession.app?.isOld ?? false)
      if !isUntouched || !moment.isNow(session.appSession.app) { try moment.restore(in: session.appSession) }
      self.presentation?.place.index = step
      self.presentation?.done = done
    } else {
      try session.appSession.launch(presentation.place.steps[step], events: [], undone: [])
      self.presentation?.place.index = step
      self.presentation?.done = 0
      self.presentation?.note(session.appSession.app)
      for beat in presentation.beats[step].all.prefix(done) { try pass(beat) }
    }
    sendCount = session.appSession.sendCount
  }

  /// Does a beat that nobody is to see.
  private func pass(_ beat: Beat) throws(ShellError) {
    if let command = beat.command {
      var last = StyledText()
      let status = play(command, isWatched: false) { last = $0.text }
      guard status.isAnswer else { throw .commandFailed(last.plain) }
    }
    presentation?.done += 1
    presentation?.note(session.appSession.app)
  }

  private func play(_ command: DemoCommand, isWatched: Bool, show: (Output) -> Void) -> Status {
    isPlaying = true
    defer { isPlaying = false }
    return session.carryOut(line: command.text, isWatched: isWatched, showsScreen: false, show: show)
  }

  /// Does the next beat and shows it; a command that fails is shown, and not done.
  private func perform(display: Display) throws(ShellError) -> Output {
    let presentation = try require()
    var status = Status.done
    var failed: String?
    let page: PresentationPage
    switch presentation.next {
    case .page(let blocks): page = .blocks(blocks)
    case .difference(let name): page = .difference(of: name)
    case .cost(let change): page = .cost(of: change)
    case .command(let command):
      let before = presentation.moment
      var texts: [StyledText] = []
      status = play(command, isWatched: display.isInteractive) { texts.append($0.text) }
      failed = texts.last?.plain
      let app = session.appSession.app
      page = .answer(
        DemoAnswer(
          command: command, text: texts.joined(separator: "\n"),
          screen: before?.isNow(app) == true ? nil : app?.screen, width: display.width))
    case nil: throw .presentation(.atEnd)
    }
    self.presentation?.shownCount += 1
    failure = status.isAnswer ? nil : failed
    if status.isAnswer {
      self.presentation?.done += 1
      self.presentation?.note(session.appSession.app)
      sendCount = session.appSession.sendCount
    }
    self.presentation?.page = page
    tellBoard()
    return try output(of: page, display: display).with(status.isAnswer ? .done : status)
  }
}

// Showing.
extension Presenter {
  /// What is shown, laid out for the window as it is now; nil once something else was shown.
  func page(display: Display) -> Output? {
    guard let page = presentation?.page else { return nil }
    return try? output(of: page, display: display)
  }

  /// The last answer with all that was cut from it.
  func wholeAnswer() throws(ShellError) -> Output {
    _ = try require()
    guard let whole else { throw .presentation(.nothingCut) }
    return Output(whole)
  }

  private func output(of page: PresentationPage, display: Display) throws(ShellError) -> Output {
    let presentation = try require()
    let rows = display.isInteractive ? session.terminal.height : nil
    let text = PresentationText(display: display, rows: rows)
    let uncut = PresentationText(display: display, rows: nil)
    let body = try self.body(of: page, text, presentation)
    let hint = presentation.shownCount == 1 && display.isInteractive ? text.hint : ""
    let all = rows == nil ? body : try self.body(of: page, uncut, presentation)
    whole = all == body ? nil : all
    let shown = [body, hint].filter { !$0.isEmpty }.joined(separator: "\n\n")
    return .page(text.page(of: presentation, body: shown), clearing: display.isInteractive && !display.isAccessible)
  }

  private func body(
    of page: PresentationPage, _ text: PresentationText, _ presentation: Presentation
  ) throws(ShellError) -> StyledText {
    switch page {
    case .blocks(let blocks): return text.text(for: blocks)
    case .difference(let name):
      let place = presentation.place
      guard place.index > 0 else { return "" }
      let (old, new) = (try place.steps[place.index - 1].texts(), try place.step.texts())
      return text.text(for: SourceDifference(from: old, to: new, of: name))
    case .cost(let change):
      let place = presentation.place
      return text.text(for: try ChangeCost(of: change, in: place.peers), in: place.wiring.name)
    case .answer(let answer):
      guard answer.width != text.display.width, answer.screen == nil, !isPlaying else { return text.text(for: answer) }
      var texts: [StyledText] = []
      _ = play(answer.command, isWatched: text.display.isInteractive) { texts.append($0.text) }
      return text.text(
        for: DemoAnswer(
          command: answer.command, text: texts.joined(separator: "\n"), screen: nil, width: text.display.width))
    }
  }

  /// Notes that something else was shown below the page.
  func leavePage() {
    presentation?.page = nil
    tellBoard()
  }

  /// Tells a second terminal where the presentation is.
  private func tellBoard() {
    guard let presentation else { return }
    do throws(ShellError) {
      try board.show(presentation, isDetour: isDetour)
    } catch {
      session.appSession.notices.append("the speaker notes do not follow: \(error.description)")
    }
  }
}

extension Status {
  /// Whether a command has answered: what it was asked to look for and has not found, or has found, is an answer too.
  fileprivate var isAnswer: Bool { self == .done || self == .checkFailed }
}
