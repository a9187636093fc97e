import LessonKit
import ShellText
import TerminalText
import WorkshopKit

/// Plays the demos of a workshop as they are presented, each step in its own code, and holds them to their `expect` lines.
public struct Rehearsal {
  private let wiring: Wiring
  private let workshop: Workshop
  private let session: Session
  private let log: CheckLog?

  /// A rehearsal of a workshop.
  ///
  /// - Parameters:
  ///   - session: whose wirings are used, and how they are compiled; its app stays as it is.
  ///   - log: takes down which demos were played, and what was found.
  init(of wiring: Wiring, _ workshop: Workshop, in session: Session, log: CheckLog? = nil) {
    (self.wiring, self.workshop, self.session, self.log) = (wiring, workshop, session, log)
  }

  /// All that does not hold in the workshops that have demos.
  ///
  /// - Parameters:
  ///   - scope: which of their steps are rehearsed.
  ///   - onlyFinished: whether only the finished apps are.
  ///   - log: takes down which demos were played, and what was found.
  ///   - willPlay: called with each form of an app before its demo is played.
  public static func problems(
    in session: Session, scope: CheckScope = .everything, onlyFinished: Bool, log: CheckLog? = nil,
    willPlay: (_ wiring: Wiring) -> Void = { _ in }
  ) throws -> [WorkshopProblem] {
    try session.appSession.wirings.wirings.flatMap { wiring throws(ShellError) -> [WorkshopProblem] in
      guard let workshop = wiring.workshop else { return [] }
      return try Rehearsal(of: wiring, workshop, in: session, log: log)
        .problems(scope: scope, onlyFinished: onlyFinished, willPlay: willPlay).problems
    }
  }

  /// What `present --rehearse` says.
  func output() throws(ShellError) -> Output {
    let (problems, count) = try problems(scope: .everything, onlyFinished: false) {
      session.appSession.onProgress("rehearsing \($0.name)…")
    }
    let words = "\(count.steps.counted("step")) rehearsed, \(count.lines.counted("line"))"
    guard !problems.isEmpty else { return Output(StyledText("\(words), all as expected")) }
    let text = problems.map { StyledText(marking: $0.description) }.joined(separator: "\n")
    return Output(
      .result, text + "\n" + StyledText("\(words), \(problems.count.counted("problem"))"), status: .checkFailed)
  }

  /// What does not hold, in the order of the steps, and how much was played. A step's demo ends where a command fails.
  private func problems(
    scope: CheckScope, onlyFinished: Bool, willPlay: (_ wiring: Wiring) -> Void
  ) throws(ShellError) -> (problems: [WorkshopProblem], count: (steps: Int, lines: Int)) {
    let builder = CachingStageBuilder(session.appSession.builder)
    var place = session.workshops.place(in: workshop, of: wiring, at: 0)
    let beats = place.steps.indices.map { StepBeats(of: place.guide(at: $0), isFirst: $0 == 0) }
    guard beats.contains(where: \.hasCommands) else { return ([], (0, 0)) }
    var problems: [WorkshopProblem] = []
    var count = (steps: 0, lines: 0)
    for index in place.steps.indices where !onlyFinished || index == place.steps.count - 1 {
      place.index = index
      guard scope.includes(place.step), let guide = place.guide else { continue }
      willPlay(place.step)
      let player = session.sibling(building: builder)
      defer { player.end() }
      var found = try NotesCheck(of: guide, at: place, in: player).problems
      if beats[index].hasCommands || !beats[index].opening.isEmpty {
        count.steps += 1
        count.lines += guide.demo.count
        found += try play(place, beats[index], in: player)
      }
      log?.note("\(place.step.name): demo and notes", in: wiring.name, found)
      problems += found
    }
    return (problems, count)
  }

  private func play(_ place: StepPlace, _ beats: StepBeats, in player: Session) throws(ShellError) -> [WorkshopProblem]
  {
    var problems: [WorkshopProblem] = []
    func problem(_ line: ScriptLine, _ reason: String) -> WorkshopProblem {
      WorkshopPlaceName(wiring).onPage(
        line.line, .demo(step: place.step.step?.id ?? "", line: line.text, reason: reason))
    }
    func check(_ lines: [ScriptLine]) {
      for line in lines {
        var reason = ""
        let status = player.carryOut(line: line.text, isWatched: false) { reason = $0.text.plain }
        if status != .done { problems.append(problem(line, reason)) }
      }
    }
    do throws(ShellError) {
      _ = try player.presenter.open(place, display: player.display)
    } catch {
      if case .cancelled = error { throw error }
      let line = place.guide?.demo.first ?? ScriptLine(text: "", line: place.guide?.line ?? 1)
      return [problem(line, error.description)]
    }
    check(beats.opening)
    for beat in beats.all.dropFirst() {
      let output: Output
      do throws(ShellError) {
        output = try player.presenter.forward(display: player.display)
      } catch {
        if case .cancelled = error { throw error }
        return problems + [problem(beat.command?.line ?? ScriptLine(text: "", line: 1), error.description)]
      }
      if player.appSession.isCancelled() { throw .cancelled }
      guard let command = beat.command else { continue }
      guard output.status == .done else {
        return problems + [problem(command.line, player.presenter.failure ?? output.text.plain)]
      }
      check(command.expectations)
    }
    return problems
  }
}
