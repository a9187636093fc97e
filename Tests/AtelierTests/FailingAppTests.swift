import Testing

/// Apps that misbehave: the shell lives, says where, and goes on.
struct FailingAppTests {
  struct Misdeed: CustomTestStringConvertible, Sendable {
    let button: String
    let message: String
    let place: String

    var testDescription: String { button }
  }

  static let misdeeds = [
    Misdeed(
      button: "Index", message: "the app trapped: Index out of range",
      place: "App.swift:15 closure #2 in TrapsViewController.viewDidLoad()"),
    Misdeed(
      button: "Nil", message: "the app trapped: Unexpectedly found nil while unwrapping an Optional value",
      place: "App.swift:17 closure #3 in TrapsViewController.viewDidLoad()"),
    Misdeed(
      button: "Overflow", message: "the app trapped: arithmetic overflow",
      place: "App.swift:18 closure #4 in TrapsViewController.viewDidLoad()"),
    Misdeed(
      button: "Hang", message: "the app was still busy after 10 s",
      place: "App.swift:19 closure #5 in TrapsViewController.viewDidLoad()"),
    Misdeed(
      button: "Recurse", message: "the app called itself without end until its stack was used up",
      place: "App.swift:29 TrapsViewController.depth(_:)"),
    Misdeed(
      button: "Exit", message: "the app ended its own process with status 3",
      place: "App.swift:21 closure #7 in TrapsViewController.viewDidLoad()"),
    Misdeed(
      button: "Hoard", message: "the app took more than its 1024 MiB of memory",
      place: "App.swift:35 TrapsViewController.hoardForEver()"),
    Misdeed(
      button: "Jump", message: "the app trapped: bad pointer dereference",
      place: "App.swift:24 closure #10 in TrapsViewController.viewDidLoad()"),
  ]

  @Test(arguments: misdeeds)
  func `an app that ends is reported with the place in its code`(misdeed: Misdeed) throws {
    let result = try Program().run("switch ./Traps; tap \(misdeed.button); screen")
    #expect(result.exitCode == 3)
    #expect(result.output == "")
    #expect(result.problems.contains("Traps stopped during `tap \"\(misdeed.button)\"`: \(misdeed.message)\n"))
    #expect(result.problems.contains("at \(misdeed.place)\n"))
  }

  @Test func `the shell goes on after a trap, and takes the event back`() throws {
    let terminal = try Program().terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("switch \(Program.apps.path)/Traps\r")
    try terminal.wait(for: "Traps>", seconds: 120)
    terminal.type("tap Greet\r")
    try terminal.wait(for: "Hello")
    terminal.type("tap Index\r")
    try terminal.wait(for: "Index out of range")
    terminal.type("undo\r")
    try terminal.wait(for: "│ Hello", count: 2)
  }

  @Test func `a flood of output is cut, with a count and the place in the code, and the app goes on`() throws {
    let result = try Program().run("switch ./Traps; tap Chatter; tap Greet; screen; tap Index")
    let lines = result.problems.split(separator: "\n").filter { $0.hasPrefix("app") }
    #expect(lines.first == "app │ line 1")
    #expect(
      lines.last
        == "app │ … and 4980 more lines, printed at App.swift:23 closure #9 in TrapsViewController.viewDidLoad()")
    #expect(lines.count == 21)
    #expect(result.output.contains("│ Hello "))
    #expect(result.problems.contains("App.swift:15 closure #2 in TrapsViewController.viewDidLoad()"))
  }

  @Test func `code that does not compile is shown as it stands in the file`() throws {
    let result = try Program().run("switch ./Broken")
    #expect(
      result.problems == """
        Broken does not compile: 1 error
        App.swift:13:14: error: cannot find 'Windw' in scope
              window = Windw()
                       ^
        """)
    #expect(result.exitCode == 3)
  }
}
