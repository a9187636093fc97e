import Foundation
import PseudoTerminal
import Testing

/// Workshops presented with the real program.
struct PresentingTests {
  /// A terminal in which a step is presented.
  private static func presentation(atBeat last: Int = 1) throws -> PseudoTerminal {
    let terminal = try Program().terminal(rows: 24)
    try terminal.wait(for: "atelier>")
    terminal.type("present contexts@use-cases\r")
    try terminal.wait(for: "Composable Contexts · beat 1 of 10", seconds: 300)
    for beat in stride(from: 2, through: last, by: 1) {
      terminal.type("\r")
      try terminal.wait(for: "· beat \(beat) of 10")
    }
    return terminal
  }

  @Test func `Enter runs what stands on the prompt, which can be edited or replaced`() throws {
    let terminal = try Self.presentation(atBeat: 7)
    try terminal.wait(for: "\n> tap \"Sign Out\"")
    terminal.type("\r")
    let page = """
      3 of 7 · use-cases                            Composable Contexts · beat 8 of 10

      > tap "Sign Out"
      ┌ Sign in ─────────────────────────────┐
      │ Name [              ]                │
      │ [·Sign in·]                          │
      └──────────────────────────────────────┘

      > trace
      """
    #expect(try terminal.wait(for: "> trace") == page)
    // A letter begins another line.
    terminal.type("undo\r")
    try terminal.wait(for: "a detour; Enter goes back to beat 8 of 10\ndetour>")
    terminal.type("\r")
    #expect(try terminal.wait(for: "> trace") == page)
    // Space goes on with the one that is there.
    terminal.type(" --depth 1\r")
    try terminal.wait(for: "> trace --depth 1\nUserController.signOutTapped()")
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `Ctrl-L draws the page again, and what stands on the prompt is not touched`() throws {
    let terminal = try Self.presentation(atBeat: 7)
    try terminal.wait(for: "\n> tap \"Sign Out\"")
    // The letter begins another line, as it would have without.
    terminal.type("\u{C}routes\r")
    let screen = try terminal.wait(for: "\n> routes\n")
    #expect(screen.hasPrefix("3 of 7 · use-cases                            Composable Contexts · beat 7 of 10\n"))
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `in a window of another size the page is laid out anew`() throws {
    let terminal = try Self.presentation()
    terminal.resize(columns: 100, rows: 30)
    try terminal.wait(
      for: "3 of 7 · use-cases" + String(repeating: " ", count: 48) + "Composable Contexts · beat 1 of 10")
  }

  @Test func `Ctrl-D ends a presentation the second time only`() throws {
    let terminal = try Program().terminal(rows: 24)
    try terminal.wait(for: "atelier>")
    terminal.type("present contexts@use-cases\r")
    try terminal.wait(for: "says more\n\n>", seconds: 300)
    terminal.type("\u{4}")
    try terminal.wait(for: "Ctrl-D once more leaves the shell; Enter goes on\n>")
    terminal.type("\r")
    try terminal.wait(for: "beat 2 of 10")
    terminal.type("\u{4}\u{4}")
    #expect(try terminal.waitForExit() == 0)
  }

  private static let detours = [
    (0, ["tap Friends", "back", "tap \"Sign Out\"", "undo 2", "present"]),
    (0, ["present 5", "next", "prev", "present 3"]),
    (7, ["switch viper", "type Name bob", "present"]),
    (7, ["service offline on", "restart", "goto 0", "present"]),
    (9, ["prev", "prev", "type Name bob", "present", "next", "next"]),
  ]

  @Test(arguments: detours)
  func `after a detour the app is what it is in a straight run`(beats: Int, detour: [String]) throws {
    let way = ["present contexts@use-cases"] + Array(repeating: "next", count: beats)
    let look = ["screen", "graph", "trace", "log", "source UserScreenViewModel"]
    let program = try Program(budget: "30s")
    let straight = try program.run(arguments: [], input: (way + look).joined(separator: "\n"))
    let strayed = try program.run(arguments: [], input: (way + detour + look).joined(separator: "\n"))
    #expect(straight.exitCode == 0)
    #expect(strayed.exitCode == 0)
    #expect(Self.lastPage(of: strayed.output) == Self.lastPage(of: straight.output))
  }

  /// The last page of a presentation, and what follows it.
  private static func lastPage(of output: String) -> String? {
    output.components(separatedBy: "Composable Contexts · beat ").last
  }

  @Test func `a rehearsal plays all demos of a workshop`() throws {
    let result = try Program(budget: "30s").run("present --rehearse contexts")
    #expect(result.output.hasSuffix("all as expected"))
    #expect(result.exitCode == 0)
  }

  @Test func `the speaker notes follow a presentation, and say when its shell was killed`() throws {
    let program = try Program()
    let shell = try program.terminal(rows: 24)
    let notes = try program.terminal(["notes", "--follow"], rows: 24)
    try notes.wait(for: "nothing is being presented; waiting for `present <workshop>` in another")
    try shell.wait(for: "atelier>")
    shell.type("present contexts@use-cases\r")
    try shell.wait(for: "beat 1 of 10", seconds: 300)
    try notes.wait(for: "3 of 7 · use-cases  beat 1 of 10  Composable Contexts")
    try notes.wait(for: "8 minutes. The idea of the article in one line:")
    shell.type("tap Friends\r")
    try shell.wait(for: "detour>")
    try notes.wait(for: "detour: Enter goes back to beat 1")
    shell.send(SIGKILL)
    try notes.wait(for: "the shell that presented Composable Contexts has ended")
    notes.type("\u{3}")
    #expect(try notes.waitForExit() == 0)
  }

  @Test func `notes are asked for in one of two ways`() throws {
    let result = try Program().run(arguments: ["notes"])
    #expect(result.problems.contains("write `atelier notes <workshop>` or `atelier notes --follow`"))
    #expect(result.exitCode == 2)
    let unknown = try Program().run(arguments: ["notes", "contxts"])
    #expect(unknown.problems.contains("there is no workshop \"contxts\""))
    #expect(unknown.exitCode == 2)
  }
}
