import ShellText

/// Says whether the machine has what the shell needs.
struct DoctorCommand: Command {
  let name = "doctor"
  let group = CommandGroup.session
  let summary = "see whether this machine has all that is needed"
  let options = [Option.json]
  let discussion = """
    It looks for the compiler, builds a small app, and looks at folders, terminal, git and editor. Where the shell itself \
    does not start, `atelier doctor` says the same.
    """

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    guard let check = session.machineCheck else { return .none }
    session.appSession.onProgress("looking at this machine…")
    let report = check(display.width)
    return Output(report.text, json: report.findings).with(report.isGood ? .done : .checkFailed)
  }
}
