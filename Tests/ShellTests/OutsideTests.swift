import Shell
import Testing

/// Lines that are meant for the program outside of the shell, or for what one is in already.
struct OutsideTests {
  private func session() -> Session {
    let session = Session.fake()
    session.programUsage = ProgramUsage([
      "run": "atelier run [--wirings <names>] [--junit <file>] <file> ...", "lint": "atelier lint [--fix] <folder>",
    ])
    return session
  }

  @Test(arguments: [
    ("atelier", "this is the shell already; `help` lists its commands"),
    ("atelier tour", "this is the shell already; `help` lists its commands"),
    ("atelier switch viper", "this is the shell already; type `switch viper`"),
    ("atelier tap 'Sign Out'", "this is the shell already; type `tap \"Sign Out\"`"),
    ("atelier run --wirings all a.atl", "this is the shell already; type `run --wirings all a.atl`"),
    ("atelier -c 'switch viper; log'", "this is the shell already; type `switch viper; log`"),
    (
      "atelier run --junit out.xml a.atl",
      "`run` has no option --junit in the shell; leave with `quit`, or open another terminal, and type "
        + "`atelier run --junit out.xml a.atl` there"
    ),
    (
      "lint 'My Sources' --fix",
      "`lint` is not a command of the shell; leave with `quit`, or open another terminal, and type "
        + "`atelier lint \"My Sources\" --fix` there"
    ),
    (
      "run --junit out.xml a.atl",
      "`run` has no option --junit in the shell; leave with `quit`, or open another terminal, and type "
        + "`atelier run --junit out.xml a.atl` there"
    ),
    (
      "help lint",
      "`lint` is not a command of the shell; leave with `quit`, or open another terminal, and type "
        + "`atelier lint --help` there"
    ),
    ("run --juni out.xml a.atl", "`run` has no option --juni; `help run` lists what it takes"),
  ])
  func `what belongs elsewhere is told with where`(line: String, message: String) {
    let session = session()
    #expect(session.answer(line) == message)
    #expect(session.run(line: line) { _ in } == .wrongUse)
  }
}
