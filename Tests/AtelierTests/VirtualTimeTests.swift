import Testing

/// Tasks, queues and delays in app code.
struct VirtualTimeTests {
  @Test(
    arguments: [
      ("tap Sleep; wait 1999ms", "Now"), ("tap Sleep; wait 2s", "slept 2 s"),
      ("tap After; wait 2999ms", "Now"), ("tap After; wait 3s", "3 s after"),
      ("tap Detach", "back from a detached task"), ("tap Actor; tap Actor", "counted to 2"),
      ("tap Main", "by the main queue"), ("tap Background", "by a background queue"),
    ])
  func `an event is over when the app has settled at the present time`(events: String, label: String) throws {
    let result = try Program().run("switch ./Later; \(events); screen")
    #expect(result.output.split(separator: "\n").dropFirst().first?.hasPrefix("│ \(label) ") == true, "\(result)")
  }
}
