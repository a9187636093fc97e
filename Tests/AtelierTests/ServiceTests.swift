import Testing

/// The simulated services of each wiring, as the program reaches them.
struct ServiceTests {
  @Test(arguments: WiringTests.wirings)
  func `a slow server, and what it knows, are the same for every wiring`(wiring: String) throws {
    let result = try Program().run(
      """
      switch \(wiring); service latency 1s; service user 7 name "Bobby Baker"; open User:7
      wait 999ms; expect screen shows Loading; wait 1ms; expect screen shows "Bobby Baker"; service
      """)
    #expect(
      result.output == """
        latency          1s
        offline          off
        fail             0
        session          42
        user 42 name     Ann Appleseed
        user 42 friends  7 13 21
        user 7 name      Bobby Baker
        user 7 friends   42
        user 13 name     Cy Young
        user 13 friends  42 21
        user 21 name     Dee Dee O'Hara
        user 21 friends  none
        """)
    #expect(result.exitCode == 0)
  }

  @Test(arguments: [
    (
      "switch viper; service latencyy 2s",
      "there is no service setting \"latencyy\"; there are latency, offline, fail, session, user; "
        + "did you mean `service latency 2s`?"
    ),
    ("switch viper; service user 99 name Zoe Zen", "nobody has the id 99; there are 42, 7, 13, 21"),
    (
      "switch ./Later; service latency 2s",
      "this app has no simulated services; its delegate's \"serviceControls\" would name them"
    ),
  ])
  func `what cannot be set is refused`(commands: String, problem: String) throws {
    let result = try Program().run(commands)
    #expect(result.problems.split(separator: "\n").last.map(String.init) == problem)
    #expect(result.exitCode == 3)
  }
}
