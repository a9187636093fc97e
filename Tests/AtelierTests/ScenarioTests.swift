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
