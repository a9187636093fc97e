import Testing

/// Tasks that sleep and wake again, and calls that are delayed again, and keep what belongs to a screen that has gone.
struct EndlessTaskTests {
  /// A way to loop, and what is said of it.
  struct Way: CustomTestStringConvertible {
    let name: String
    let explanation: String

    var testDescription: String { name }
  }

  private static func loop(at place: String) -> String {
    """
    ClockViewModel lives on: Clock went at event 2
      kept by  ClockViewModel  a task that is not over
      started  \(place)
      fix      the task wakes again and again, and keeps what it has captured until
               it ends: capture it weakly, `[weak self]`, and unwrap it after each
               sleep, `guard let self else { return }`; or cancel the task when the
               screen goes (not in deinit, which the task prevents), and loop
               `while !Task.isCancelled`
    """
  }

  static let ways = [
    Way(name: "Loop", explanation: loop(at: "ClockViewModel.swift:31")),
    Way(name: "Function", explanation: loop(at: "ClockViewModel.swift:40")),
    Way(name: "Clock", explanation: loop(at: "ClockViewModel.swift:51")),
    Way(name: "Detached", explanation: loop(at: "ClockViewModel.swift:60")),
    Way(
      name: "Unwrapped",
      explanation: """
        ClockViewModel lives on: Clock went at event 2
          kept by  ClockViewModel  a task that is not over
          started  ClockViewModel.swift:71
          fix      the task wakes again and again; it captures this weakly, but may have
                   unwrapped it before its loop, and then keeps it until it ends: unwrap
                   it in the loop, after each sleep
          with it  Poller
        """),
    Way(
      name: "Poller",
      explanation: """
        ClockViewModel lives on: Clock went at event 2
          kept by  ClockViewModel  a task that is not over
          started  Poller.swift:5
          fix      the task wakes again and again, and keeps what it has captured until
                   it ends: capture it weakly, `[weak …]`, and unwrap it after each
                   sleep, `guard let … else { return }`; or cancel the task when the
                   screen goes (not in deinit, which the task prevents), and loop
                   `while !Task.isCancelled`
        """),
  ]

  @Test(arguments: ways)
  func `a task without end that keeps an object is told of, with the place where it was started`(way: Way) throws {
    let result = try Program().run("switch ./Endless; tap \(way.name); back; wait 10s; leaks")
    #expect(result.output == way.explanation)
    #expect(result.problems.split(separator: "\n").last?.hasPrefix("leak: ClockViewModel ") == true)
  }

  @Test func `a delayed call that makes the next one is told of`() throws {
    let result = try Program().run("switch ./Endless; tap Calls; back; wait 10s; leaks")
    #expect(
      result.output == """
        ClockViewModel lives on: Clock went at event 2
          fix      nothing that can be seen keeps it, and a delayed call makes the next
                   one, again and again: capture it weakly there, `[weak self]`, and
                   delay the next call only while it is there
          with it  Poller
        """)
    #expect(result.problems.split(separator: "\n").last?.hasPrefix("leak: ClockViewModel ") == true)
  }

  @Test(arguments: ["WeakCalls", "FewCalls", "LaterCalls"])
  func `delayed calls that end, or that let go of their object, are not a leak`(way: String) throws {
    let waits = Array(repeating: "wait 7s", count: 8).joined(separator: "; ")
    let result = try Program().run("switch ./Endless; tap \(way); back; \(waits); expect no leaks")
    #expect(result.exitCode == 0)
    #expect(!result.problems.contains("leak"))
  }

  @Test(arguments: ["Weak", "Timeout", "Retry", "Backoff"])
  func `a task that ends, or that lets go of its object, is not a leak`(way: String) throws {
    let waits = Array(repeating: "wait 7s", count: 8).joined(separator: "; ")
    let result = try Program().run("switch ./Endless; tap \(way); back; \(waits); expect no leaks")
    #expect(result.exitCode == 0)
    #expect(!result.problems.contains("leak"))
  }

  @Test func `five wakes after the screen has gone are enough, and none before count`() throws {
    let early = try Program().run("switch ./Endless; tap Loop; wait 9s; back; wait 4s; leaks")
    #expect(early.output == "no leaks: nothing lives on of the screens that have gone")
    let late = try Program().run("switch ./Endless; tap Loop; wait 9s; back; wait 4s; wait 1s")
    #expect(
      late.problems.split(separator: "\n").last
        == "leak: ClockViewModel lives on after Clock has gone; `leaks` says why")
  }

  @Test func `a timeout that still runs hides no task without end, and is not taken for one`() throws {
    let result = try Program().run(
      "switch ./Endless; tap Timeout; back; tap Loop; back; wait 5s; leaks")
    #expect(result.output.contains("ClockViewModel#2 lives on: Clock went at event 4"))
    #expect(!result.output.contains("event 2"))
  }
}
