import Testing

/// Files that the program runs on several wirings: two small apps that part on purpose.
struct ScenarioTests {
  @Test func `two apps that part are told apart, at the event that does it`() throws {
    let result = try Program().run(arguments: ["run", "--wirings", "./Parity/Left,./Parity/Right", "Parity/greet.atl"])
    #expect(
      result.problems == """
        ✗ Parity/greet.atl:2: screens differ after event 1, tap "Greet"
                          Left      Right
          button "Greet"  disabled  enabled
        """)
    #expect(result.output == "1 file, 1 event on each of Left, Right: 1 of 1 file failed")
    #expect(result.exitCode == 1)
  }

  @Test func `an app is equal to itself`() throws {
    let result = try Program().run(
      arguments: ["run", "--wirings", "./Parity/Left", "Parity/greet.atl", "Parity/greet.atl"])
    #expect(
      result.output == """
        ✓ greet  1 event, 2 checks
        ✓ greet  1 event, 2 checks
        2 files, 2 events on each of Left: all screens equal
        """)
    #expect(result.problems == "")
    #expect(result.exitCode == 0)
  }

  @Test func `a report says what came of each file on each wiring`() throws {
    let program = try Program()
    let report = program.home.appending(path: "report.xml")
    let result = try program.run(
      arguments: ["run", "--wirings", "./Parity/Left", "--junit", report.path, "Parity/greet.atl"])
    #expect(result.exitCode == 0)
    #expect(
      try String(contentsOf: report, encoding: .utf8) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="atelier run" tests="1" failures="0" errors="0" skipped="0">
          <testsuite name="Parity/greet.atl on Left" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="greet" classname="Parity/greet.atl on Left"/>
          </testsuite>
        </testsuites>

        """)
    let lost = try program.run(arguments: ["run", "--junit", "/nowhere/report.xml", "Parity/greet.atl"])
    #expect(
      lost.problems
        == "the report cannot be written to /nowhere/report.xml: there is no folder /nowhere; name a file in a folder "
        + "that is there and can be written")
    #expect(lost.output == "")
    #expect(lost.exitCode == 3)
  }

  @Test(arguments: [
    (["run", "--wirings", "nothing", "Parity/greet.atl"], "there is no wiring \"nothing\""),
    (["run", "--wirings", "all", "Parity/nothing.atl"], "Parity/nothing.atl cannot be read"),
    (["run", "--wirings", "all"], "Missing expected argument '<file> ...'"),
  ])
  func `what is written wrongly is wrong use`(arguments: [String], problem: String) throws {
    let result = try Program().run(arguments: arguments)
    #expect(result.problems.contains(problem))
    #expect(result.exitCode == 2)
  }
}
