import Grammar
import ShellText
import StageProtocol
import TerminalText

/// Presents a workshop to an audience; or, as an event, the screen of a route.
struct PresentCommand: Command {
  let name = "present"
  let otherNames = ["demo", "talk", "slides"]
  let group = CommandGroup.workshop
  let summary = "present a workshop, or the screen of a route"
  let arguments = [Argument("workshop", .optional, from: .presented)]
  let options = [Self.rehearse, Self.end]
  let examples = [
    Example("present contexts", "presents the workshop, from its first step on"),
    Example("present viper@router", "from this step on"),
    Example("present 5", "goes to step 5 of what is presented"),
    Example("present", "comes back from a detour"),
    Example("present --rehearse contexts", "plays all demos, and says what does not hold"),
    Example("present --end", "ends it, as `q` and `present off` do; what was on the stage before is there again"),
    Example("present Friends:7", "in the app: presents the screen of a route"),
  ]
  let discussion = """
    Enter does the next beat: it shows a part of the step's page, or runs the command that stands on the prompt. Space, \
    Backspace and the arrow keys edit that command; a letter begins another line in its place. `prev` goes back a beat. \
    Whatever else is typed is a detour, with events, switches or edits of the code: Enter or `present` comes back to the \
    app as it was, and shows the beat again. `steps`, `step`, `diff`, `graph`, `trace` and `compare` are about the step \
    that is shown; `more` shows all of what did not fit. `atelier notes --follow` in a second terminal shows what to say. \
    A workspace stays as it is.
    """

  private static let rehearse = Option("rehearse", "play all demos, and say what does not hold")
  private static let offWord = "off"
  /// The line that ends a presentation.
  static let ending = "present --end"
  private static let end = Option("end", "end the presentation")

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    let presenter = session.presenter
    let word = invocation.argument(0)
    if invocation.has(Self.end) || word == Self.offWord { return try presenter.end() }
    if invocation.has(Self.rehearse) { return try rehearse(word, in: session) }
    guard let word else { return try presenter.resume(display: display) }
    if let place = presenter.presentation?.place, Int(word) != nil || place.workshop.step(word) != nil {
      return try presenter.go(toStep: try place.index(of: word), display: display)
    }
    if let place = try place(word, in: session) { return try presenter.open(place, display: display) }
    return try event(word, in: session)
  }

  /// The workshop and step that a word names, `viper@router`; nil if it names none.
  private func place(_ word: String, in session: Session) throws(ShellError) -> StepPlace? {
    let player = session.workshops
    let name = String(word.prefix { $0 != Wiring.stepMark })
    let step = word.dropFirst(name.count + 1)
    do throws(ShellError) {
      let (wiring, workshop) = try player.workshop(name)
      var place = player.place(in: workshop, of: wiring, at: 0)
      if !step.isEmpty { place.index = try place.index(of: String(step)) }
      return place
    } catch .workshop(.unknown) where !word.contains(Wiring.stepMark) {
      return nil
    }
  }

  private func rehearse(_ word: String?, in session: Session) throws(ShellError) -> Output {
    guard let name = word ?? session.presenter.presentation?.place.id else {
      throw .missingArgument("<workshop>", usage: "present --rehearse <workshop>")
    }
    let (wiring, workshop) = try session.workshops.workshop(name)
    return try Rehearsal(of: wiring, workshop, in: session).output()
  }

  /// The event of the app; a word that is no route may be meant for a workshop.
  private func event(_ word: String, in session: Session) throws(ShellError) -> Output {
    let event = try StageEvent(typed: [name, word])
    do throws(ShellError) {
      try session.appSession.perform(event)
      return .screen
    } catch .noAppRuns(let first) {
      let isWorkshop = word.first?.isLowercase == true && !word.contains(":")
      throw isWorkshop ? unknown(word, in: session) : .noAppRuns(firstToTry: first)
    } catch .refused(let refusal) {
      let unknown = unknown(word, in: session)
      if case .presentation(.unknown(_, nearest: _?, _)) = unknown { throw unknown }
      throw .refused(refusal)
    }
  }

  private func unknown(_ word: String, in session: Session) -> ShellError {
    let steps = session.presenter.presentation?.place.steps.compactMap(\.step?.id) ?? []
    let names = steps + session.workshops.workshops.map(\.name)
    return .presentation(.unknown(word, nearest: Spelling.nearest(to: word, among: names), known: names))
  }
}
