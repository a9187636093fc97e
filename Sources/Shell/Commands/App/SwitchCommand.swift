import Grammar
import ShellText
import TerminalText

/// Puts a wiring on the stage.
struct SwitchCommand: AppCommand {
  let name = "switch"
  let otherNames = ["start", "launch"]
  let group = CommandGroup.app
  let summary = "run the app in another wiring, same events"
  let arguments = [Argument("wiring or folder", from: .wirings)]
  let options = [Self.variation, Self.step]
  let examples = [
    Example("switch viper", "runs the VIPER wiring"),
    Example("switch viper --variation strong-view", "the same, broken on purpose"),
    Example("switch viper --step interactor", "as it is at a step of its workshop"),
    Example("switch ./mine", "runs the app code in the folder mine"),
  ]
  let discussion = """
    What has happened so far happens to the new wiring too, and its screens are compared with those before. \
    Switching to the same wiring again compiles what has changed in its code. `variations` lists the changes \
    that can be tried on each wiring; `viper+strong-view` names a wiring with its variation, \
    `viper@interactor` one at a step of its workshop.
    """

  private static let shownWarnings = 5

  private static let variation = Option(
    "variation", value: "name", from: .variations, "with a change of the wiring's code")

  private static let step = Option("step", value: "step", from: .steps, "as it is at a step of its workshop")

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    var wiring = try session.wirings.wiring(invocation.arguments[0], relativeTo: session.folder)
    if let step = invocation.value(of: Self.step) { wiring = try wiring.at(step: step) }
    if let variation = invocation.value(of: Self.variation) { wiring = try wiring.with(variation: variation) }
    let outcome = try session.switchTo(wiring)
    var text = outcome.text(display: display)
    let warnings = outcome.report.warnings
    for warning in warnings.prefix(Self.shownWarnings) { text += "\n" + StyledText(warning, .warning) }
    let hidden = warnings.count - Self.shownWarnings
    if hidden > 0 { text += "\n\("… and \(hidden.counted("more warning"))", .warning)" }
    return .beforeScreen(.notice, text)
  }
}
