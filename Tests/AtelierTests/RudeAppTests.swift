import Foundation
import LibC
import Testing

/// Apps that reach for what is not theirs.
struct RudeAppTests {
  struct Rudeness: CustomTestStringConvertible, Sendable {
    let button: String
    let report: String

    var testDescription: String { button }
  }

  static let rudenesses = [
    Rudeness(
      button: "Close",
      report: "the app closed or wrote to a descriptor through which the shell speaks to it\n"),
    Rudeness(
      button: "Close all",
      report: "the app closed or wrote to a descriptor through which the shell speaks to it\n"),
    Rudeness(
      button: "Write",
      report: "the app closed or wrote to a descriptor through which the shell speaks to it\n"),
    Rudeness(button: "Leave a child", report: "the app ended its own process with status 0\n"),
    Rudeness(button: "Exit elsewhere", report: "the app ended its own process with status 4\n"),
    Rudeness(
      button: "Recurse elsewhere",
      report: """
        the app called itself without end until its stack was used up
          at App.swift:86 depth(_:)
        """),
    Rudeness(
      button: "Signal",
      report: """
        the app trapped: bad pointer dereference
          at App.swift:17 closure #5 in RudeViewController.viewDidLoad()
        """),
    Rudeness(
      button: "Stop",
      report: """
        the app was still busy after 10 s
          at App.swift:18 closure #6 in RudeViewController.viewDidLoad()
        """),
    Rudeness(
      button: "Cast",
      report: """
        the app trapped: Could not cast value of type 'Rude.RudeViewController' to 'ScreenKit.Label'.
          at App.swift:20 closure #7 in RudeViewController.viewDidLoad()
        """),
    Rudeness(
      button: "Overlap",
      report: """
        the app trapped: a variable was accessed while another access was changing it
          at App.swift:42 closure #1 in RudeViewController.overlap()
        """),
  ]

  @Test(arguments: rudenesses)
  func `an app that ends in an unusual way is reported without noise`(rudeness: Rudeness) throws {
    let result = try Program().run("switch ./Rude; tap \"\(rudeness.button)\"; screen")
    #expect(result.exitCode == 3)
    #expect(result.output == "")
    let report = result.problems.drop { $0 != "\n" }.dropFirst()
    #expect(report.hasPrefix("Rude stopped during `tap \"\(rudeness.button)\"`: \(rudeness.report)"))
  }

  @Test func `forty megabytes of output are no reason to call an app busy`() throws {
    let result = try Program().run("switch ./Rude; tap Chapter; expect screen shows Printed")
    #expect(result.exitCode == 0)
    #expect(result.problems.contains("… and 39980 more lines"))
  }

  @Test func `what is typed does not reach the app`() throws {
    let commands = "switch ./Rude; tap Read; expect screen shows \"Read nothing\""
    let result = try Program().run(arguments: ["-c", commands], input: "what was typed\n")
    #expect(result.exitCode == 0)
  }

  @Test func `the shell's terminal and variables are not the app's`() throws {
    let terminal = try Program().terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("switch \(Program.apps.path)/Rude; tap \"Ask the terminal\"\r")
    try terminal.wait(for: "No terminal", seconds: 120)
    terminal.type("tap Spy\r")
    try terminal.wait(for: "No secret")
  }

  /// Root may look into every process.
  @Test(.enabled(if: geteuid() != 0))
  func `an app does not find the shell's variables elsewhere`() throws {
    let result = try Program().run("switch ./Rude; tap \"Look into the shell\"; expect screen shows \"No secret\"")
    #expect(result.exitCode == 0)
  }

  @Test func `a terminal that an app has broken is right again at the prompt and on pages`() throws {
    let terminal = try Program().terminal(rows: 24)
    try terminal.wait(for: "atelier>")
    for count in 1...2 {
      terminal.type("switch \(Program.apps.path)/Rude; tap \"Break the terminal\"; help\r")
      try terminal.wait(for: "Space goes on", seconds: 120)
      // Ctrl-C is a signal only where the modes say so.
      terminal.type("\u{3}")
      try terminal.wait(for: "`more`\nRude", count: count)
      #expect(terminal.takesKeys)
    }
    terminal.type("help quit\r")
    try terminal.wait(for: "quit\n  leave\nRude")
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.isTidy)
  }

  @Test func `an app that hears no signal is ended like any other that is busy`() throws {
    let result = try Program(budget: "1s").run("switch ./Rude; tap \"Hear nothing\"")
    #expect(result.exitCode == 3)
    #expect(result.problems.contains("Rude stopped during `tap \"Hear nothing\"`: the app was still busy after 1 s\n"))
  }

  @Test func `an app that has used up its processor time is told so`() throws {
    let commands = "ulimit -t 4; exec \"$0\" -c 'switch ./Rude; tap \"Hear nothing\"'"
    let program = try Program(budget: "60s")
    _ = try program.run("switch ./Rude")
    let result = try program.run(arguments: ["-c", commands, Program.executable.path], by: "/bin/sh")
    #expect(
      result.problems.contains(
        "Rude stopped during `tap \"Hear nothing\"`: the app took longer than `ulimit -t` allows\n"))
  }

  @Test(arguments: ["screen", "tap Signal", "restart"])
  func `what an app has started goes with it`(ending: String) throws {
    let result = try Program().run("switch ./Rude; tap \"Start another\"; screen; \(ending)")
    let number = try #require(result.output.firstMatch(of: /Started (\d+)/).flatMap { pid_t($0.1) })
    #expect(number > 0)
    // It is gone, or nobody has asked yet how it ended.
    for _ in 1...100 where kill(number, 0) == 0 && !isEnded(number) { usleep(50_000) }
    #expect(kill(number, 0) == -1 || isEnded(number))
  }

  @Test func `what has left session, environment and parent goes with the app that started it`() throws {
    let result = try Program().run("switch ./Rude; tap \"Start a stranger\"; screen; restart")
    let number = try #require(result.output.firstMatch(of: /Started (\d+)/).flatMap { pid_t($0.1) })
    for _ in 1...100 where kill(number, 0) == 0 && !isEnded(number) { usleep(50_000) }
    #expect(kill(number, 0) == -1 || isEnded(number))
  }

  private func isEnded(_ process: pid_t) -> Bool {
    (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.contains(") Z ") == true
  }

  @Test func `the shell does not wait for a thread that prints for ever`() throws {
    let result = try Program().run("switch ./Rude; tap \"Chatter for ever\"; expect screen shows Printing")
    #expect(result.exitCode == 0)
  }

  @Test func `a graph of many objects may take longer than an event`() throws {
    let result = try Program().run("switch ./Rude; tap Hoard; graph --list; expect screen shows Hoarded")
    #expect(result.exitCode == 0)
    #expect(
      result.output.contains(
        """
        Chain#20000
          kept by: RudeViewController.chains[19999]; Chain#20000.loop
          keeps: loop Chain#20000
        """))
  }
}
