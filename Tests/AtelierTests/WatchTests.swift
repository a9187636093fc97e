import Foundation
import PseudoTerminal
import Testing

/// Saves while the shell is at its prompt in a real terminal, and the real compiler builds them.
struct WatchTests {
  private let program: Program
  private let folder: URL

  init() throws {
    program = try Program()
    folder = program.home.appending(path: "mine")
    try FileManager.default.copyItem(at: Program.apps.appending(path: "Parity/Left"), to: folder)
    // Compiled by no other run of the tests.
    try save("// \(UUID())", as: "Fresh.swift")
  }

  private func save(_ text: String, as name: String = "App.swift") throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func code() throws -> String {
    try String(contentsOf: folder.appending(path: "App.swift"), encoding: .utf8)
  }

  /// The shell with the app on the stage, after one tap.
  private func terminal(
    columns: Int = 80, saying lines: String = "", variables: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try program.terminal(columns: columns, variables: variables)
    try terminal.wait(for: "atelier>")
    terminal.type("\(lines)switch \(folder.path)\r")
    try terminal.wait(for: "mine Greeting>", seconds: 120)
    terminal.type("tap Greet\r")
    try terminal.wait(for: "mine Greeting>", count: 2)
    return terminal
  }

  /// The last lines of a screen, with the times left out.
  private func end(of screen: String, from first: String) -> String {
    let start = screen.range(of: first, options: .backwards)?.lowerBound ?? screen.startIndex
    return String(screen[start...]).replacing(/\d\d:\d\d:\d\d/, with: "…").replacing(/in \d+\.\d s/, with: "in … s")
  }

  @Test func `what comes of a save is shown above the line that is being typed`() throws {
    let terminal = try terminal()
    let code = try code()
    terminal.type("tap \"Gr")
    try terminal.wait(for: "tap \"Gr")
    try save(code.replacing("\"Hello\"", with: "\"Good day\""))
    #expect(
      end(of: try terminal.wait(for: "\"Hello\"\nmine Greeting> tap \"Gr", seconds: 120), from: "mine saved") == """
        mine saved: 2 files compiled in … s, 1 event replayed
          screen  after event 1, tap "Greet": + label "Good day"  - label "Hello"
        mine Greeting> tap "Gr
        """)

    try save(code.replacing("button.isEnabled", with: "buttn.isEnabled"))
    #expect(
      end(of: try terminal.wait(for: "mine (old) Greeting> tap \"Gr", seconds: 120), from: "✗ mine") == """
        ✗ mine does not compile: 1 error
          App.swift:13:9: error: cannot find 'buttn' in scope
                    buttn.isEnabled = false
                    ^
          the app on the stage is still the one of …
        mine (old) Greeting> tap "Gr
        """)
    // The line goes on, and so does the app that is there.
    terminal.type("eet\"\r")
    try terminal.wait(for: "✗ the button \"Greet\" is disabled")

    try save(code)
    #expect(
      end(of: try terminal.wait(for: "- label \"Good day\"\nmine Greeting>", seconds: 120), from: "mine saved") == """
        mine saved: 2 files, compiled earlier, 1 event replayed
          screen  after event 1, tap "Greet": + label "Hello"  - label "Good day"
        mine Greeting>
        """)
  }

  @Test func `a line that takes several rows, and the width of a narrow window, come through`() throws {
    let terminal = try terminal(columns: 40)
    let words = "tap \"a text that is longer than a row of this window\""
    terminal.type(words)
    try terminal.wait(for: "this window\"")
    try save(try code().replacing("\"Hello\"", with: "\"Good day\""))
    try terminal.wait(for: "mine saved", seconds: 120)
    #expect(
      end(of: try terminal.wait(for: "r than a row of this window\"", seconds: 120), from: "mine saved") == """
        mine saved: 2 files compiled in … s, 1
        event replayed
          screen  after event 1, tap
                  "Greet": + label "Good day"  -
                  label "Hello"
        mine Greeting> tap "a text that is longe
        r than a row of this window"
        """)
  }

  @Test func `Ctrl-C takes back the line and not the save`() throws {
    let terminal = try terminal()
    try save(try code().replacing("\"Hello\"", with: "\"Good day\""))
    terminal.type("tap half")
    terminal.type("\u{3}")
    #expect(
      end(of: try terminal.wait(for: "- label \"Hello\"\nmine Greeting>", seconds: 120), from: "mine saved") == """
        mine saved: 2 files compiled in … s, 1 event replayed
          screen  after event 1, tap "Greet": + label "Good day"  - label "Hello"
        mine Greeting>
        """)
  }

  @Test func `for those who listen it is words, below each other`() throws {
    let terminal = try terminal(saying: "set accessible on\r")
    try save("final class Extra {\n  lazy var close = { self.open() }\n  func open() {}\n}\n", as: "Extra.swift")
    #expect(
      end(of: try terminal.wait(for: "SM-3 Extra.swift:2\nmine Greeting>", seconds: 120), from: "mine saved") == """
        mine saved: 3 files compiled in … s, 1 event replayed
          rules   new SM-3 Extra.swift:2
        mine Greeting>
        """)
  }

  @Test func `what comes while the history is searched leaves nothing of the search on the screen`() throws {
    let terminal = try terminal()
    terminal.type("\u{12}Gre")
    try terminal.wait(for: "`Gre'")
    try save(try code().replacing("\"Hello\"", with: "\"Good day\""))
    // Ctrl-G ends the search.
    terminal.type("\u{7}")
    let screen = try terminal.wait(for: "- label \"Hello\"\nmine Greeting>", seconds: 120)
    #expect(!screen.contains("search"))
  }

  @Test func `a shell can be left while it compiles a save`() throws {
    let terminal = try terminal()
    try save(try code().replacing("\"Hello\"", with: "\"Good day\""))
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `an editor in the terminal gets it until it ends, and what it saves runs`() throws {
    let editor = program.home.appending(path: "editor")
    let script = """
      #!/bin/sh
      stty -a | grep -q ' echo ' && echo echoing
      echo "editing $1 $(basename $2), type something"
      read answer
      sed -i.old 's/"Hello"/"'$answer'"/' "$2"
      """
    try Data(script.utf8).write(to: editor)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor.path)
    // An editor of this name is told the line.
    let vim = program.home.appending(path: "vim")
    try FileManager.default.createSymbolicLink(at: vim, withDestinationURL: editor)

    let terminal = try terminal(variables: ["VISUAL": vim.path, "TERM_PROGRAM": ""])
    terminal.type("edit GreetingViewController\r")
    try terminal.wait(for: "echoing\nediting +5 App.swift, type something")
    terminal.type("Servus\r")
    let screen = try terminal.wait(for: "- label \"Hello\"\nmine Greeting>", seconds: 120)
    #expect(
      end(of: screen, from: "mine saved") == """
        mine saved: 2 files compiled in … s, 1 event replayed
          screen  after event 1, tap "Greet": + label "Servus"  - label "Hello"
        mine Greeting>
        """)
  }
}
