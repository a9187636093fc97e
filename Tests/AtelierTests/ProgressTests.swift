import Foundation
import Testing

@testable import atelier

/// The line that says what is waited for.
struct ProgressTests {
  private let wait = ProgressWait(words: "compiling viper, 70 files…", start: .now)

  @Test func `what is over soon is not told of, and then it is told how long it takes`() {
    #expect(wait.line(after: .milliseconds(499), width: 80) == nil)
    #expect(wait.line(after: .milliseconds(500), width: 80) == "compiling viper, 70 files…")
    #expect(wait.line(after: .milliseconds(1900), width: 80) == "compiling viper, 70 files… 1 s")
    #expect(wait.line(after: .seconds(73), width: 80) == "compiling viper, 70 files… 73 s; Ctrl-C stops")
  }

  @Test func `in a narrow window the time stays`() {
    #expect(wait.line(after: .seconds(3), width: 40) == "compiling viper, 70 files… 3 s")
    #expect(wait.line(after: .seconds(3), width: 20) == "compiling vipe… 3 s")
    #expect(wait.line(after: .seconds(3), width: 5) == "com…")
  }

  @Test func `a command that takes its time says so on a terminal, and nothing of it is left`() throws {
    let terminal = try Program().terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("switch \(Program.apps.path)/Rude\r")
    try terminal.wait(for: "Rude>", seconds: 120)
    terminal.type("tap Nap\r")
    try terminal.wait(for: "tap…")
    #expect(try !terminal.wait(for: "Rude>", count: 2).contains("tap…"))
  }

  @Test func `a script is told nothing of it`() throws {
    let run = try Program().run("switch '\(Program.apps.path)/Rude'; tap Nap")
    #expect(!run.output.contains("tap…"))
    #expect(!run.problems.contains("tap…"))
    #expect(!(run.output + run.problems).contains("compiling"))
  }
}
