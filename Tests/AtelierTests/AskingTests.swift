import Foundation
import PseudoTerminal
import Testing

/// A person at a terminal who asks what can come next, and pastes what slides and chats have.
struct AskingTests {
  /// A shell in which an app is on the stage, whose buttons are Greet, Index and others.
  private func terminal(columns: Int, rows: Int = 40) throws -> PseudoTerminal {
    let terminal = try Program().terminal(columns: columns, rows: rows)
    try terminal.wait(for: "atelier>")
    terminal.type("switch ./Traps\r")
    try terminal.wait(for: "Traps Traps>", seconds: 120)
    return terminal
  }

  @Test(arguments: [60, 80, 100, 200])
  func `two tabs list what could come, with a word on each`(columns: Int) throws {
    let terminal = try terminal(columns: columns)
    terminal.type("trace \t\t")
    let screen = try terminal.wait(for: "--json")
    let list = screen.components(separatedBy: "Traps> trace\n")[1].components(separatedBy: "\n")
    #expect(
      Array(list.prefix(3)) == [
        "all                every event, one after the other",
        "launch             before all events",
        columns == 60
          ? "--only <names>     only calls of these types, roles or modu…"
          : "--only <names>     only calls of these types, roles or modules: view,User",
      ])
    // The line is still there, to go on with.
    terminal.type("all\r")
    try terminal.wait(for: "Traps> trace all")
  }

  @Test func `two tabs where nothing can be completed list the options`() throws {
    let terminal = try terminal(columns: 80)
    terminal.type("wait \t\t")
    try terminal.wait(for: "<duration>\n--json      answer in JSON")
  }

  @Test func `a list that is higher than the window stands in columns`() throws {
    let terminal = try terminal(columns: 80, rows: 8)
    terminal.type("tap \t\t")
    try terminal.wait(for: "Greet     Nil       Hang      Exit      Chatter\nIndex     Overflow  Recurse   Hoard")
  }

  @Test(arguments: [60, 80, 100, 200])
  func `a question mark lists what could come`(columns: Int) throws {
    let terminal = try terminal(columns: columns)
    terminal.type("tap ?\r")
    try terminal.wait(for: "<text>\n  Greet     button\n  Index     button")
  }

  @Test(arguments: [60, 80, 100, 200])
  func `curly quotes and a pasted prompt are understood`(columns: Int) throws {
    let terminal = try terminal(columns: columns)
    terminal.type("\u{1B}[200~Traps Traps> tap “Greet”\u{1B}[201~\r")
    try terminal.wait(for: "│ Hello")
  }

  @Test func `the examples of help on the kit compile`() throws {
    let program = try Program()
    let help = try program.run("help kit").output.components(separatedBy: "\n")
    let names = help.drop { $0 != "types" }.dropFirst().prefix { !$0.isEmpty }
      .compactMap { $0.hasPrefix("   ") ? nil : $0.split(separator: " ").first }
    #expect(names.count > 15)
    let examples = try names.map { name in
      let lines = try program.run("set width 200; help kit \(name)").output.components(separatedBy: "\n")
      return lines.drop { $0 != "For example:" }.dropFirst().map { String($0.dropFirst(4)) }.joined(separator: "\n")
    }
    let folder = program.home.appending(path: "Kit")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, example) in examples.enumerated() {
      // The delegate is a file of its own, all others stand in a screen.
      let text =
        example.contains("@main")
        ? "import ScreenKit\nimport StageKit\n\(example)"
        : "import ScreenKit\nfinal class Screen\(index): ViewController {\nfunc example() {\n\(example)\n}\n}\n"
      try Data(text.utf8).write(to: folder.appending(path: "Screen\(index).swift"))
    }
    let result = try program.run("switch \(folder.path)")
    #expect(result.exitCode == 0, "\(result.problems)")
  }

  @Test func `an app of one's own without its import is told which`() throws {
    let program = try Program()
    let folder = program.home.appending(path: "Bare")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("import ScreenKit\n\n@main\nfinal class AppDelegate: ApplicationDelegate {}\n".utf8)
      .write(to: folder.appending(path: "App.swift"))
    #expect(
      try program.run("switch \(folder.path)").problems.split(separator: "\n")[1]
        == "`import StageKit` is missing in App.swift: the one file with `@main` and the ApplicationDelegate needs it")
  }
}
