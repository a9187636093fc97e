import LibC
import PseudoTerminal
import Testing

/// What is left of a session after each way in which it can end.
struct ResumeTests {
  /// How a shell ends, and what its last words are.
  enum End: String, CaseIterable, CustomTestStringConvertible {
    case controlD, quit, kill
    var testDescription: String { rawValue }
  }

  @Test(arguments: End.allCases)
  func `however a session ends, the next one greets with where one was, and goes on there`(end: End) throws {
    let program = try Program()
    let first = try program.terminal()
    try first.wait(for: "atelier>")
    first.type("lesson tour\r")
    try first.wait(for: "tour 1/5 · viper User:42>", seconds: 120)
    first.type("tap \"Edit name\"; mark editing; type \"First name\" Zoe\r")
    try first.wait(for: "Zoe          ]")
    try first.wait(for: "viper EditName:42>")
    let place = """
      the lesson Five minutes in the atelier, step
      1/5, on viper EditName:42, after 2 events, with 1 bookmark
      """
    switch end {
    case .controlD: first.type("\u{4}")
    case .quit: first.type("quit\r")
    case .kill: first.send(SIGKILL)
    }
    if end != .kill {
      #expect(try first.waitForExit() == 0)
      #expect(first.screen.contains("`resume` next time goes on here: \(place)"))
    }

    let second = try program.terminal()
    #expect(
      try second.wait(for: "atelier>").contains(
        """
        You were in the lesson Five minutes in the atelier, step 1/5, on viper
        EditName:42, after 2 events, with 1 bookmark. resume goes on there.
        """))
    second.type("resume; log\r")
    #expect(
      try second.wait(for: "type \"First name\" \"Zoe\"", seconds: 120).contains(
        """
        viper as you left it: 2 events replayed
        1 bookmark; `mark` lists it
        the lesson Five minutes in the atelier, step 1/5; `lesson` shows it again
        1  tap "Edit name"          ← editing
        2  type "First name" "Zoe"
        """))
    try second.wait(for: "tour 1/5 · viper EditName:42>")
  }

  @Test func `a shell that is opened beside another does not take its session away`() throws {
    let program = try Program()
    let first = try program.terminal()
    try first.wait(for: "atelier>")
    first.type("switch viper; tap \"Sign Out\"\r")
    try first.wait(for: "viper Login>", seconds: 120)
    let second = try program.terminal()
    try second.wait(for: "atelier>")
    second.type("resume\r")
    try second.wait(for: "no earlier session can be taken up")
    first.send(SIGKILL)
    #expect(throws: PseudoTerminal.Problem.self) { try first.waitForExit() }
    second.type("resume\r")
    try second.wait(for: "viper as you left it: 1 event replayed", seconds: 120)
  }
}
