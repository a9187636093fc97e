import Foundation
import Testing

/// The tools of who writes lessons, in the real program.
struct WritingLessonsTests {
  private let program: Program
  private let folder: URL

  init() throws {
    program = try Program()
    folder = program.home.appending(path: "mine", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func atelier(_ arguments: String...) throws -> Program.Result { try program.run(arguments: arguments) }

  @Test func `the lesson of the page about writing lessons holds what it promises`() throws {
    let page = try String(
      contentsOf: Program.checkout.appending(path: "Documentation/writing-lessons.md"), encoding: .utf8)
    let fence = "\n````"
    let behind = page.components(separatedBy: "\(fence)markdown\n").last
    let lesson = try #require(behind?.components(separatedBy: fence).first)
    try Data((lesson + "\n").utf8).write(to: folder.appending(path: "01-who-decides.md"))
    let result = try atelier("check", folder.path)
    #expect(result.problems == "")
    #expect(result.output.hasSuffix("2 steps replayed, no problem"))
    #expect(result.exitCode == 0)
  }

  @Test func `what a lesson says is shown by a check, and not carried out`() throws {
    let page = """
      ---
      id: odd
      title: Odd
      wiring: viper\u{1B}]0;name\u{7}
      minutes: 1
      teaches: [odd]
      ---
      # Odd
      ## A step\u{1B}[2J
      ```goal
      path is Login
      ```
      ```solution
      tap "\u{1B}c"
      ```

      """
    try Data(page.utf8).write(to: folder.appending(path: "01-odd.md"))
    let result = try atelier("check", folder.path)
    #expect(result.exitCode == 1)
    #expect(!(result.output + result.problems).contains("\u{1B}"))
    #expect(result.problems.contains("␛"))
  }

  @Test func `a new lesson runs as it is, is shown, and is never replaced`() throws {
    let made = try atelier("lesson", "new", "own", "--folder", folder.path)
    let file = folder.appending(path: "01-own.md").path
    #expect(
      made.output == """
        \(file) is written, and runs as it is. What next:
          checked again at each save:  atelier check \(folder.path) --watch
          as a learner will see it:    atelier lesson show \(file)
          a step of what you do:       record on, in the shell
        """)
    let report = program.home.appending(path: "report.xml")
    let checked = try atelier("check", folder.path, "--junit", report.path)
    #expect(checked.output.hasSuffix("1 step replayed, no problem"))
    #expect(
      try String(contentsOf: report, encoding: .utf8) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="atelier check" tests="2" failures="0" errors="0" skipped="0">
          <testsuite name="own" tests="2" failures="0" errors="0" skipped="0">
            <testcase name="page" classname="own"/>
            <testcase name="1 Sign out" classname="own"/>
          </testsuite>
        </testsuites>

        """)
    #expect(try atelier("lesson", "show", file, "1").output.hasPrefix("1/1  Sign out\n"))
    let again = try atelier("lesson", "new", "own", "--folder", folder.path)
    #expect(
      again.problems == """
        Error: the id "own" is taken by mine/01-own.md; nothing was written
        Usage: atelier lesson new [--folder <folder>] [--wiring <name>] <id>
          See 'atelier lesson new --help' for more information.
        """)
    #expect(again.exitCode == 2)
  }

  @Test func `with --watch there is one result for each save`() throws {
    let file = folder.appending(path: "01-own.md")
    let lesson = "---\nid: own\ntitle: Own\nwiring: viper\nminutes: 1\n---\n# Own\n## Read\nThis.\n"
    try Data(lesson.utf8).write(to: file)
    let terminal = try program.terminal(["check", folder.path, "--watch"])
    try terminal.wait(for: "1 step replayed, no problem\nchecking again at each save; Ctrl-C ends")
    try Data(lesson.replacing("minutes: 1", with: "minutes: none").utf8).write(to: file)
    try terminal.wait(for: "mine/01-own.md:5: `minutes` should be a whole number from 1\n01-own.md saved: 1 problem")
    try Data((lesson + "## Read on\nThat.\n").utf8).write(to: file)
    try terminal.wait(for: "01-own.md saved: 2 steps replayed, no problem")
    terminal.type("\u{3}")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `a check that is stopped says so, and blames no lesson`() throws {
    let step = "## Wait\n```setup\nswitch \(Program.apps.path)/Traps\ntap Hang\n```\nThis.\n"
    try Data("---\nid: own\ntitle: Own\nwiring: viper\nminutes: 1\n---\n# Own\n\(step)".utf8).write(
      to: folder.appending(path: "01-own.md"))
    let terminal = try program.terminal(["check", folder.path])
    try terminal.wait(for: "own: Wait")
    terminal.type("\u{3}")
    #expect(try terminal.waitForExit() == 3)
    #expect(terminal.screen.replacing("^C", with: "") == "own: Wait\nstopped before everything was checked\n")
  }
}
