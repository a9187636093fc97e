import Foundation
import Testing

/// Commands from `-c`, a file or a pipe, and what the program answers to its caller.
struct ScriptTests {
  @Test func `a folder of lessons that is not there is named`() throws {
    let result = try Program().run(arguments: ["--lessons", "/nowhere", "-c", "lessons"])
    #expect(result.problems == "there is no folder /nowhere to read lessons from")
    #expect(result.exitCode == 2)
  }

  @Test(
    arguments: [
      ("wirings", 0), ("switch", 2), ("frobnicate", 2), ("switch nowhere", 3), ("switch contexts; tap Nothing", 3),
      ("switch contexts; expect screen shows \"Ann Appleseed\"", 0),
      ("switch contexts; expect screen shows \"Bob Baker\"", 1),
    ])
  func `the exit code tells how a script ended`(commands: String, exitCode: Int32) throws {
    #expect(try Program().run(commands).exitCode == exitCode)
  }

  @Test func `a pipe is carried out up to the first error, without prompt or colour`() throws {
    let result = try Program().run(
      arguments: [],
      input: """
        # a comment
        switch contexts
        screen
        tap "Nothing"
        screen
        """)
    #expect(result.output.components(separatedBy: "Ann Appleseed").count == 2)
    #expect(result.problems.contains("standard input:4: "))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.exitCode == 3)
  }

  @Test func `a program without its lessons around it says so`() throws {
    let folder = Program.freshHome()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: "atelier")
    // By another process: a program cannot be started while a child that was forked meanwhile has it open for writing.
    try Process.run(URL(filePath: "/bin/cp"), arguments: [Program.executable.path, copy.path]).waitUntilExit()
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    let problems = Pipe()
    process.executableURL = copy
    process.arguments = ["-c", "help"]
    process.standardError = problems
    try process.run()
    let text = String(decoding: try problems.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(
      text.contains(
        "there are no workshops and lessons around \(copy.resolvingSymlinksInPath().path); start the shell with make run, "
          + "or install it with make install"))
    #expect(process.terminationStatus != 0)
  }

  @Test(arguments: [[], ["run", "-"]])
  func `an input that cannot be read is wrong use`(arguments: [String]) throws {
    let result = try Program().run(arguments: arguments, from: FileHandle(forReadingFrom: URL(filePath: "/")))
    #expect(
      result.problems.hasPrefix("Error: standard input cannot be read: is a directory; give commands with `-c`"))
    #expect(result.exitCode == 2)
  }

  @Test func `a reader that has gone ends the program without a word`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try Program().run(
      arguments: ["-c", "switch contexts; screen; screen"], output: pipe.fileHandleForWriting)
    #expect(result.problems.split(separator: "\n").count == 1)
    #expect(result.exitCode == 3)
  }

  @Test func `where standard error is closed, notices are for nobody, and answers come`() throws {
    let program = try Program()
    let process = Process()
    let answers = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec \"$0\" -c 'switch contexts; screen' 2>&-", Program.executable.path]
    process.environment = ProcessInfo.processInfo.environment.merging(["ATELIER_HOME": program.home.path]) { $1 }
    process.standardOutput = answers
    try process.run()
    let text = String(decoding: try answers.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.hasPrefix("┌ User ─"))
    #expect(process.terminationStatus == 0)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is told of`() throws {
    let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    let result = try Program().run(arguments: ["-c", "wirings; wirings"], output: full)
    #expect(result.problems == "the answers cannot be written: No space left on device")
    #expect(result.exitCode == 3)
  }

  @Test func `a file is carried out, and problems name its line`() throws {
    let program = try Program()
    let script = program.home.appending(path: "script.atl")
    try Data("switch contexts\nscreen\nfly\n".utf8).write(to: script)
    let result = try program.run(arguments: ["run", script.path])
    #expect(result.output.contains("Ann Appleseed"))
    #expect(result.problems.contains("\(script.path):3: there is no command \"fly\""))
    #expect(result.exitCode == 2)
  }

  @Test func `a budget that is not a duration is said to be so`() throws {
    let result = try Program(budget: "soon").run("help")
    #expect(result.problems == "ATELIER_BUDGET is \"soon\", which is not a duration; write 500ms, 10s or 1m")
    #expect(result.exitCode == 2)
  }

  @Test func `a file is played as in the shell`() throws {
    let program = try Program()
    let script = program.home.appending(path: "script.atl")
    try Data("switch contexts\nlog\n".utf8).write(to: script)
    for option in ["--show", "--step"] {
      let result = try program.run(arguments: ["run", option, script.path])
      #expect(
        result.output
          == "atelier> switch contexts\ncontexts User:42> log\nnothing has happened since the launch")
      #expect(result.exitCode == 0)
    }
    let result = try program.run(arguments: ["run", "--show", "--wirings", "all", script.path])
    #expect(
      result.problems.hasPrefix(
        "Error: --show plays one file, and takes no other option; write `atelier run --show <file>`\n"))
    #expect(result.exitCode == 2)
  }

  @Test func `a file that is played step by step has its first command on the prompt`() throws {
    let program = try Program()
    let script = program.home.appending(path: "script.atl")
    try Data("wirings\nlog\n".utf8).write(to: script)
    let terminal = try program.terminal(["run", "--step", script.path])
    try terminal.wait(for: "atelier> wirings")
    terminal.type("\r")
    try terminal.wait(for: "atelier> log")
    // Esc takes it away, so that what is typed then stands alone.
    terminal.type("\u{1B}")
    _ = terminal.watch(milliseconds: 300)
    terminal.type("help quit\r")
    try terminal.wait(for: "atelier> help quit")
  }

  @Test(arguments: [
    (["switch", "viper"], "`switch viper` is for the shell: type it there, or `atelier -c 'switch viper'`"),
    (["tap", "Sign Out"], #"`tap "Sign Out"` is for the shell: type it there, or `atelier -c 'tap "Sign Out"'`"#),
    (["run", "--end"], "`run --end` is for the shell: type it there, or `atelier -c 'run --end'`"),
  ])
  func `a command of the shell is told where it belongs`(arguments: [String], hint: String) throws {
    let result = try Program().run(arguments: arguments)
    #expect(result.problems.hasPrefix("Error: "))
    #expect(result.problems.hasSuffix("\n  " + hint))
    #expect(result.exitCode == 2)
  }

  @Test func `what is wrong with a command of the program alone has no such hint`() throws {
    #expect(try !Program().run(arguments: ["run", "--nothing"]).problems.contains("is for the shell"))
    #expect(try !Program().run(arguments: ["frobnicate"]).problems.contains("is for the shell"))
  }

  @Test func `a limit of open files that is too low is told, with what to do`() throws {
    let program = try Program()
    let complaint = program.home.appending(path: "complaint")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "exec 2>\"$1\"; ulimit -n 10; exec \"$0\" -c wirings", Program.executable.path, complaint.path,
    ]
    try shell.run()
    shell.waitUntilExit()
    #expect(
      try String(contentsOf: complaint, encoding: .utf8)
        == "only 10 files may be open at once, and the shell needs 64; `ulimit -n 256` allows more, if need be in a new "
        + "terminal\n")
    #expect(shell.terminationStatus == 3)
  }

  @Test func `a file that grows beyond its limit does not end the shell`() throws {
    let program = try Program()
    let answers = program.home.appending(path: "answers")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "ulimit -f 1; \"$0\" -c 'help; help; glossary' > \"$1\" 2>/dev/null", Program.executable.path, answers.path,
    ]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit)
    #expect(shell.terminationStatus < 128)
  }

  @Test func `a line that is longer than people write is refused`() throws {
    let result = try Program().run(arguments: [], input: String(repeating: "a", count: 70_000) + "\nhelp quit\n")
    #expect(
      result.problems
        == "standard input:1: the line has 70000 bytes, and may have 65536; nothing was carried out: give it in several "
        + "lines")
    #expect(result.exitCode == 2)
  }

  @Test func `a file that cannot be read is wrong use`() throws {
    let result = try Program().run(arguments: ["run", "/no/such/file.atl"])
    #expect(result.problems.contains("/no/such/file.atl cannot be read"))
    #expect(result.exitCode == 2)
  }
}
