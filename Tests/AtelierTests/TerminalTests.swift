import Foundation
import Testing

/// The shell in a real pseudo-terminal.
struct TerminalTests {
  @Test func `the greeting says where to begin`() throws {
    let terminal = try Program().terminal(columns: 100)
    #expect(
      try terminal.wait(for: "atelier>") == """
        Atelier — app architecture, taken apart.            lessons · wirings · help · quit
        New here? lesson tour takes five minutes. Or look around: switch viper
        To build it yourself, step by step: workshop composable-contexts
        atelier>
        """)
  }

  @Test func `Tab completes commands, and lists what there is`() throws {
    let terminal = try Program().terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("swi\t")
    try terminal.wait(for: "atelier> switch")
    terminal.type("\t\t")
    try terminal.wait(for: "viper               VIPER with module URNs\n--variation <name>")
    terminal.type("v\t\r")
    try terminal.wait(for: "viper User:42>", seconds: 120)
    terminal.type("tap \"Ed\t\r")
    try terminal.wait(for: "viper EditName:42>")
  }

  @Test func `the up arrow brings back lines of an earlier session`() throws {
    let program = try Program()
    let first = try program.terminal()
    try first.wait(for: "atelier>")
    first.type("wirings\r")
    try first.wait(for: "atelier>", count: 2)
    first.type("quit\r")
    #expect(try first.waitForExit() == 0)

    let second = try program.terminal()
    try second.wait(for: "atelier>")
    second.type("\u{1B}[A\u{1B}[A")
    try second.wait(for: "atelier> wirings")
  }

  @Test func `a history that is a pipe is left alone`() throws {
    let program = try Program()
    let folder = program.home.appending(path: "state")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try #require(mkfifo(folder.appending(path: "history").path, 0o600) == 0)
    let terminal = try program.terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("help quit\r")
    try terminal.wait(for: "atelier>", count: 2)
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `several lines that are pasted are carried out one after the other`() throws {
    let terminal = try Program().terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("\u{1B}[200~help quit\nwirings\u{1B}[201~\r")
    try terminal.wait(for: "viper     VIPER")
    terminal.type("\u{1B}[A\u{1B}[A")
    try terminal.wait(for: "atelier> help quit", count: 2)
  }

  @Test func `Tab leaves what has been typed where some candidates are quoted`() throws {
    let home = try Program().home
    for name in ["plain", "with a space"] {
      let folder = home.appending(path: "apps/\(name)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "App.swift"))
    }
    let terminal = try Program(home: home).terminal(columns: 200)
    try terminal.wait(for: "atelier>")
    terminal.type("switch \(home.path)/apps/\t")
    try terminal.wait(for: "/apps/")
    terminal.type("pl\t")
    try terminal.wait(for: "apps/plain")
  }

  @Test func `Ctrl-C gives a fresh prompt and Ctrl-D leaves`() throws {
    let terminal = try Program().terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("tap half a li")
    try terminal.wait(for: "half a li")
    terminal.type("\u{3}")
    try terminal.wait(for: "atelier>", count: 2)
    terminal.type("help quit\r")
    try terminal.wait(for: "atelier>", count: 3)
    terminal.type("\u{4}")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `Ctrl-C leaves what is pasted and never comes to its end`() throws {
    let terminal = try Program().terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("\u{1B}[200~tap Friends\n")
    // Pasted text is shown once it is whole.
    _ = terminal.look(milliseconds: 200)
    terminal.type("\u{3}")
    try terminal.wait(for: "atelier>", count: 2)
    terminal.type("\u{1B}[201~\u{1B}[A\u{15}set\r")
    try terminal.wait(for: "width")
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `Ctrl-D while a command runs leaves once that has ended`() throws {
    let terminal = try Program().terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("switch \(Program.apps.path)/Rude\r")
    try terminal.wait(for: "Rude>", seconds: 120)
    terminal.type("help quit; tap Nap\r")
    try terminal.wait(for: "leave")
    terminal.type("\u{4}")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `what is typed while a command runs is shown by the next prompt`() throws {
    let terminal = try Program().terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("switch \(Program.apps.path)/Rude\r")
    try terminal.wait(for: "Rude>", seconds: 120)
    terminal.type("help quit; tap Nap; help log\r")
    try terminal.wait(for: "leave")
    terminal.type("help quit\r")
    let screen = try terminal.wait(for: "leave", count: 2)
    let answers = screen.components(separatedBy: "help log\n")[1].components(separatedBy: "\n")
    #expect(answers.prefix(3) == ["quit", "  leave", "log [--json]"])
    #expect(screen.contains("Rude> help quit\nquit\n  leave"))
  }

  @Test func `a shell whose folder has gone can still compile`() throws {
    let program = try Program()
    let (here, app) = (program.home.appending(path: "here"), program.home.appending(path: "Fresh"))
    try FileManager.default.createDirectory(at: here, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Program.apps.appending(path: "Parity/Left"), to: app)
    // Compiled by no other run of the tests.
    try Data("// \(UUID())".utf8).write(to: app.appending(path: "Fresh.swift"))
    let terminal = try program.terminal(in: here)
    try terminal.wait(for: "atelier>")
    try FileManager.default.removeItem(at: here)
    terminal.type("switch \(app.path)\r")
    try terminal.wait(for: "2 files compiled in", seconds: 120)
  }

  @Test func `Ctrl-C stops an app that hangs before its time is up`() throws {
    let terminal = try Program(budget: "10m").terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("switch \(Program.apps.path)/Traps\r")
    try terminal.wait(for: "Traps>", seconds: 120)
    terminal.type("tap Hang\r")
    // Shown once the line has been taken: before that, Ctrl-C would take it back.
    try terminal.wait(for: "tap Hang\n")
    terminal.type("\u{3}")
    try terminal.wait(for: "the app was stopped while it was busy")
    terminal.type("undo\r")
    try terminal.wait(for: "│ Ready", count: 2)
  }

  @Test func `a resize changes the width of what is shown`() throws {
    let terminal = try Program().terminal(columns: 80)
    try terminal.wait(for: "atelier>")
    terminal.type("switch \(Program.apps.path)/Traps\r")
    try terminal.wait(for: "Traps>", seconds: 120)
    terminal.resize(columns: 30, rows: 40)
    terminal.type("screen\r")
    let screen = try terminal.wait(for: "Traps>", count: 2)
    let box = screen.split(separator: "\n").filter { $0.hasPrefix("┌") }
    #expect(box.count == 2)
    #expect((box.first?.count ?? 0) > 30)
    #expect(box.last?.count == 30)
  }

  @Test(arguments: ["quit", "Ctrl-D", "SIGTERM"])
  func `wirings are compiled in the background, until the shell ends`(ending: String) throws {
    let home = Program.freshHome()
    let compiler = try slowCompiler(in: home)
    let terminal = try Program(home: home).terminal(
      variables: ["ATELIER_BACKGROUND": "on", "ATELIER_SWIFTC": compiler.path])
    try terminal.wait(for: "atelier>")
    let processes = try compilerAndShell(in: home)
    switch ending {
    case "quit": terminal.type("quit\r")
    case "Ctrl-D": terminal.type("\u{4}")
    default: kill(processes.shell, SIGTERM)
    }
    #expect(try terminal.waitForExit() == 0)
    expectNothingLeft(of: processes.compiler, in: home)
  }

  @Test func `a script that is ended leaves no compiler behind`() throws {
    let home = Program.freshHome()
    let compiler = try slowCompiler(in: home)
    let script = try Program(home: home).terminal(["-c", "switch viper"], variables: ["ATELIER_SWIFTC": compiler.path])
    let processes = try compilerAndShell(in: home)
    kill(processes.shell, SIGTERM)
    #expect(try script.waitForExit() != 0)
    #expect(script.screen.contains("stopped before it was done; nothing has changed"))
    expectNothingLeft(of: processes.compiler, in: home)
  }

  /// A compiler that never comes to an end, and writes down the numbers of its process and of the shell's.
  private func slowCompiler(in home: URL) throws -> URL {
    try FileManager.default.createDirectory(at: home.appending(path: "cache"), withIntermediateDirectories: true)
    let log = home.appending(path: "compilers")
    let compiler = home.appending(path: "swiftc")
    try Data(
      """
      #!/bin/sh
      if [ "$2" = --version ]; then exec swiftc "$@"; fi
      echo $$ $PPID >> '\(log.path)'
      exec sleep 600
      """.utf8
    ).write(to: compiler)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    return compiler
  }

  private func compilerAndShell(in home: URL) throws -> (compiler: pid_t, shell: pid_t) {
    var processes: [pid_t] = []
    // What is compiled in the background waits until other work leaves a processor.
    for _ in 1...30_000 where processes.isEmpty {
      usleep(10_000)
      let text = (try? String(contentsOf: home.appending(path: "compilers"), encoding: .utf8)) ?? ""
      if text.hasSuffix("\n") { processes = text.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) } }
    }
    try #require(processes.count == 2)
    return (processes[0], processes[1])
  }

  private func expectNothingLeft(of compiler: pid_t, in home: URL) {
    #expect(kill(compiler, 0) == -1)
    let left = FileManager.default.enumerator(atPath: home.appending(path: "cache/builds/building").path)
    #expect(left?.allObjects.isEmpty ?? true)
  }
}
