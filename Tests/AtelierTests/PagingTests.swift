import Foundation
import PseudoTerminal
import Testing

/// Answers that are longer than the window, in a real pseudo-terminal.
struct PagingTests {
  private static func terminal(columns: Int = 80, rows: Int = 24, _ lines: String...) throws -> PseudoTerminal {
    let terminal = try Program().terminal(columns: columns, rows: rows)
    try terminal.wait(for: "atelier>")
    for (index, line) in lines.enumerated() {
      terminal.type(line + "\r")
      if index < lines.count - 1 { try terminal.wait(for: "atelier>", count: index + 2) }
    }
    return terminal
  }

  @Test func `Space goes on and b goes back, each page as high as the window`() throws {
    let terminal = try Self.terminal("help")
    let first = try terminal.wait(for: "q or any command leaves")
    #expect(
      first.hasSuffix(
        "glossary [<term>]           put the wirings' words beside those you know\n\n"
          + "… 80 more lines · Space goes on · / finds · q or any command leaves"))
    terminal.type(" ")
    let second = try terminal.wait(for: "b back")
    #expect(second.contains("present [<workshop>]        present a workshop, or the screen of a route\n"))
    terminal.type("b")
    let again = try terminal.wait(for: "… 80 more lines")
    #expect(again.hasPrefix("learning\n"))
    #expect(!again.contains("building\n"))
  }

  @Test func `the last page leads to the prompt, with all that was read above it`() throws {
    let terminal = try Self.terminal("help")
    try terminal.wait(for: "q or any command leaves")
    terminal.type("\u{1B}[6~\u{1B}[6~\u{1B}[F")
    let screen = try terminal.wait(for: "atelier>", count: 2)
    #expect(!screen.contains("more line"))
    #expect(screen.hasSuffix("several commands on a line: a; b\natelier>"))
    #expect(screen.contains("learning\n  lessons"))
  }

  @Test func `q leaves, and more shows the rest`() throws {
    let terminal = try Self.terminal("help")
    try terminal.wait(for: "q or any command leaves")
    terminal.type("q")
    let screen = try terminal.wait(for: "atelier>", count: 2)
    #expect(screen.hasSuffix("\n\n… 80 more lines: `more`\natelier>"))
    terminal.type("more\r")
    let rest = try terminal.wait(for: "· Space goes on").components(separatedBy: "atelier> more\n")[1]
    #expect(rest.hasPrefix("building\n"))
  }

  @Test func `q leaves the first row on the window`() throws {
    let terminal = try Self.terminal(rows: 12, "help")
    try terminal.wait(for: "more lines · Space")
    terminal.type("q")
    let screen = try terminal.wait(for: "more`\natelier>")
    let shown = screen.components(separatedBy: "atelier> help\n").last ?? ""
    #expect(shown.hasPrefix("learning\n"))
    #expect(shown.components(separatedBy: "\n").count == 12)
  }

  @Test func `Ctrl-C and Escape leave, too`() throws {
    for key in ["\u{3}", "\u{1B}"] {
      let terminal = try Self.terminal("help")
      try terminal.wait(for: "q or any command leaves")
      terminal.type(key)
      #expect(try terminal.wait(for: "more`\natelier>").hasSuffix("… 80 more lines: `more`\natelier>"))
    }
  }

  @Test func `any other letter begins the next command`() throws {
    let terminal = try Self.terminal("help")
    try terminal.wait(for: "q or any command leaves")
    terminal.type("h")
    try terminal.wait(for: "more`\natelier> h")
    terminal.type("elp quit\r")
    #expect(try terminal.wait(for: "leave\natelier>").contains("more`\natelier> help quit\nquit\n  leave\natelier>"))
  }

  @Test func `a command that is typed on a page is carried out whole, also where its end comes a moment later`() throws
  {
    let terminal = try Self.terminal("help")
    for count in 1...10 {
      try terminal.wait(for: "q or any command leaves")
      terminal.type("help quit")
      terminal.type("\r")
      let screen = try terminal.wait(for: "quit\n  leave\natelier>", count: count)
      #expect(!screen.contains("there is no command"))
      terminal.type("help\r")
    }
  }

  /// A shell with a lesson whose one step is longer than the window, with a question at its end.
  private static func longLesson() throws -> (program: Program, lessons: URL) {
    let program = try Program()
    let lessons = program.home.appending(path: "lessons")
    try FileManager.default.createDirectory(at: lessons, withIntermediateDirectories: true)
    try Data(
      """
      ---
      id: long
      title: Long
      wiring: viper
      minutes: 1
      teaches: [patience]
      ---
      # Long
      ## Read
      \((1...14).map { "Paragraph \($0)." }.joined(separator: "\n\n"))
      ```quiz
      Who decides?
      - [ ] the view
        - because it only reports
      - [x] the presenter
        - because it calls the router
      ```

      """.utf8
    ).write(to: lessons.appending(path: "01-long.md"))
    return (program, lessons)
  }

  @Test func `a question that nobody has seen, since a command was typed on the page, stands below its answer`() throws
  {
    let (program, lessons) = try Self.longLesson()
    let terminal = try program.terminal(["--lessons", lessons.path], rows: 24)
    try terminal.wait(for: "atelier>")
    terminal.type("lesson long\r")
    try terminal.wait(for: "q or any command leaves")
    terminal.type("help quit\r")
    let screen = try terminal.wait(for: "the presenter\nlong 1/1>")
    #expect(
      screen.hasSuffix(
        """
        long 1/1> help quit
        quit
          leave
        ? Who decides?
          1  the view
          2  the presenter
        long 1/1>
        """))
    terminal.type("2\r")
    try terminal.wait(for: "✓ right, because it calls the router")
  }

  @Test func `a number that is typed on a page answers no question that stands below it`() throws {
    let (program, lessons) = try Self.longLesson()
    let terminal = try program.terminal(["--lessons", lessons.path], rows: 24)
    try terminal.wait(for: "atelier>")
    terminal.type("lesson long\r")
    try terminal.wait(for: "q or any command leaves")
    terminal.type("2")
    try terminal.wait(for: "long 1/1> 2")
    terminal.type("\r")
    let screen = try terminal.wait(for: "long 1/1>", count: 2)
    let answer = screen.components(separatedBy: "long 1/1> 2\n")[1]
    #expect(answer.hasPrefix("nothing is answered yet, since this was not shown:\n\nParagraph "))
    #expect(
      answer.hasSuffix(
        """
        Paragraph 14.

        Who decides?
          1  the view
          2  the presenter
        type the number of your answer
        long 1/1>
        """))
    terminal.type("2\r")
    try terminal.wait(for: "✓ right, because it calls the router")
  }

  @Test func `a slash finds a text, n finds it again, and what is not there is said`() throws {
    let terminal = try Self.terminal("help")
    try terminal.wait(for: "q or any command leaves")
    terminal.type("/")
    try terminal.wait(for: "\n/")
    terminal.type("trace")
    try terminal.wait(for: "\n/trace")
    terminal.type("\r")
    #expect(try terminal.wait(for: "b back").hasPrefix("  trace [<event>]"))
    terminal.type("n")
    try terminal.wait(for: "“trace” does not stand below; Space goes on, q leaves")
    terminal.type("/name you type\r")
    try terminal.wait(for: "“name you type” does not stand below")
  }

  @Test func `a window that changes while a page is shown gets a page of its new size`() throws {
    let terminal = try Self.terminal("help")
    try terminal.wait(for: "q or any command leaves")
    terminal.resize(columns: 60, rows: 12)
    let screen = try terminal.wait(for: "Space goes on · q leaves")
    // A row is left for the prompt.
    #expect(screen.components(separatedBy: "\n").count == 11)
    #expect(screen.hasPrefix("learning\n"))
    terminal.resize(columns: 80, rows: 60)
    #expect(try terminal.wait(for: "· / finds").components(separatedBy: "\n").count > 40)
    terminal.type("q")
    try terminal.wait(for: "atelier>")
    terminal.type("set\r")
    try terminal.wait(for: "auto (80)")
  }

  @Test func `what is typed before the answer is there runs without a key`() throws {
    let terminal = try Self.terminal()
    terminal.type("help\rhelp quit\r")
    try terminal.wait(for: "leave\natelier>")
    #expect(!terminal.screen.contains("more line"))
  }

  @Test func `set pager off shows all at once, and keeps it`() throws {
    let program = try Program()
    for _ in 1...2 {
      let terminal = try program.terminal(rows: 24)
      try terminal.wait(for: "atelier>")
      terminal.type("set pager off\r")
      try terminal.wait(for: "atelier>", count: 2)
      terminal.type("help\r")
      try terminal.wait(for: "a; b\natelier>")
      #expect(!terminal.screen.contains("more line"))
      terminal.type("quit\r")
      #expect(try terminal.waitForExit() == 0)
    }
  }

  @Test func `set pager external shows a long answer in the program that PAGER names`() throws {
    let terminal = try Program().terminal(rows: 24, variables: ["PAGER": "sed -n '/^  quit/p'"])
    try terminal.wait(for: "atelier>")
    terminal.type("set pager external\r")
    try terminal.wait(for: "atelier>", count: 2)
    terminal.type("help\r")
    let screen = try terminal.wait(for: "atelier>", count: 3)
    #expect(screen.hasSuffix("atelier> help\n  quit                        leave\natelier>"))
  }

  @Test func `a pipe gets all at once`() throws {
    let result = try Program().run("help")
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("learning\n"))
    #expect(result.output.hasSuffix("several commands on a line: a; b"))
  }

  @Test func `clear empties the window`() throws {
    let terminal = try Self.terminal("help log", "clear; help quit")
    #expect(try terminal.wait(for: "leave\natelier>") == "quit\n  leave\natelier>")
  }

  @Test func `a terminal that cannot empty its window keeps what is there`() throws {
    let terminal = try Program().terminal(variables: ["TERM": "dumb"])
    try terminal.wait(for: "atelier>")
    terminal.type("help quit; clear\r")
    let screen = try terminal.wait(for: "atelier>", count: 2)
    #expect(
      screen.hasSuffix(
        "atelier> help quit; clear\nquit\n  leave\n"
          + "this terminal cannot empty its window: TERM says that it knows no such sequence\natelier>"))
  }

  @Test func `a width that was set is said at the beginning`() throws {
    let program = try Program()
    let first = try program.terminal(columns: 100)
    try first.wait(for: "atelier>")
    first.type("set width 60\r")
    let words = "answers are 60 columns wide, as was set; `set width auto`\nuses all 100\natelier>"
    try first.wait(for: words)
    first.type("quit\r")
    #expect(try first.waitForExit() == 0)
    try program.terminal(columns: 100).wait(for: words)
  }
}
