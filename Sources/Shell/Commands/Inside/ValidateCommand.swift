import Injection
import ShellText

/// Says what is wrong with the registrations of the app's containers.
struct ValidateCommand: AppCommand {
  let name = "validate"
  let group = CommandGroup.inside
  let summary = "find what is wrong with the app's registrations"
  let options = [Self.strict, Self.all, .json]
  let discussion = """
    Nothing is built to find out, unless it is to be strict. INJ001 missing, INJ002 ambiguous and INJ003 cyclic are errors: what is asked for \
    cannot be built. INJ004 captive is a warning: a singleton keeps what was to live shorter. INJ005 unused and INJ006 \
    unchecked are worth knowing: a factory that asks the container itself is known only once it has run.
    """

  private static let strict = Option("strict", "try the factories that ask the container themselves, in a copy of it")
  private static let all = Option("all", "list notes one by one too, with what can be done")

  func run(_ invocation: Invocation, in session: AppSession, display: Display) throws(ShellError) -> Output {
    let report = try session.validation(strictly: invocation.has(Self.strict))
    let text = ValidationText(display: display, showsAll: invocation.has(Self.all)).text(for: report)
    let output = Output(text, json: report)
    return report.isValid ? output : output.with(.checkFailed)
  }
}
