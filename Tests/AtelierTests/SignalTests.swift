import Foundation
import LibC
import PseudoTerminal
import SeededRandom
import Testing

/// Signals and keys at moments that nobody would choose.
///
/// `ATELIER_ROUNDS=500` plays as many sessions; one is played otherwise.
struct SignalTests {
  private static let rounds = ProcessInfo.processInfo.environment["ATELIER_ROUNDS"].flatMap { Int($0) } ?? 1

  private static let lines = [
    "switch viper", "tap Friends", "back", "graph", "trace", "lesson tour", "lesson tour 3", "help", "switch contexts",
    "tap \"Sign Out\"", "compare viper mvvmfc -- tap Friends", "leaks", "wait 2s", "switch viper+strong-view", "undo",
    "next", "?", "graph --list", "wirings", "lesson off", "hint", "why UserPresenter", "read viper", "q", " ",
    "compare --code User", "workshop composable-contexts", "check", "hunt", "present viper",
  ]
  private static let keys = [
    "\u{3}", "\u{1C}", "\u{C}", "\t\t", "\u{1B}[A", "ta\t", "\u{15}", "\u{12}x", "\u{1B}[200~a\nb\u{1B}[201~", "\u{1A}",
  ]
  private static let signals = [
    SIGINT, SIGINT, SIGWINCH, SIGTSTP, SIGCONT, SIGTTIN, SIGTTOU, SIGPIPE, SIGQUIT, SIGHUP, SIGTERM,
  ]
  /// What ends a shell, the second time without a chance to clean up.
  private static let endings = [SIGQUIT, SIGHUP, SIGTERM]

  @Test(arguments: 0..<rounds)
  func `a shell lives through what a terminal sends, or ends and leaves nothing behind`(round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round))
    let home = Program.freshHome()
    let scratch = home.appending(path: "scratch")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let terminal = try Program(home: home).terminal(
      variables: [
        "TMPDIR": scratch.path, "HOME": home.path, "ATELIER_BACKGROUND": round.isMultiple(of: 3) ? "on" : "off",
      ])
    var (done, ends): ([String], Int) = ([], 0)
    try terminal.wait(for: "atelier>")
    var isOpen = true
    for _ in 0..<Int.random(in: 5...25, using: &generator) where isOpen {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5:
        done.append(Self.pick(Self.lines, &generator))
        terminal.type(done[done.count - 1] + "\r")
      case 5:
        done.append(Self.pick(Self.keys, &generator))
        terminal.type(done[done.count - 1])
        if done.last == "\u{1C}" { ends += 1 }
      case 6:
        terminal.resize(columns: Self.pick([30, 60, 80, 200], &generator), rows: Self.pick([10, 24, 40], &generator))
      default:
        let signal = Self.pick(Self.signals, &generator)
        done.append("signal \(signal)")
        terminal.send(signal)
        if Self.endings.contains(signal) { ends += 1 }
      }
      isOpen = terminal.look(milliseconds: Self.pick([0, 10, 50, 200, 600, 1500], &generator))
    }
    #expect(isOpen || ends > 0, "\(done)\n\(terminal.screen)")
    do {
      try expectEnd(of: terminal, after: done, ends: ends)
    } catch {
      Issue.record(error, "\(done)")
    }
    // Who sends two signals to end does not let the shell stop its compiler, which ends by itself.
    #expect(Self.processes(in: home, after: ends > 1 ? 60 : 5) == [], "\(done)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [], "\(done)")
  }

  @Test func `a shell that is told again and again that its terminal has gone still cleans up`() throws {
    let home = Program.freshHome()
    let terminal = try Program(home: home).terminal()
    try terminal.wait(for: "atelier>")
    terminal.type("switch viper\r")
    try terminal.wait(for: "viper User:42>", seconds: 120)
    for _ in 1...20 {
      terminal.send(SIGHUP)
      usleep(2000)
    }
    #expect(try terminal.waitForExit() == 0)
    #expect(Self.processes(in: home, after: 5) == [])
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `keys that wait behind a signal to end are nobody's`(signal: Int32) throws {
    let terminal = try Program().terminal()
    try terminal.wait(for: "atelier>")
    terminal.send(SIGSTOP)
    terminal.type("help\r")
    terminal.send(signal)
    terminal.send(SIGCONT)
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.isTidy)
  }

  /// A shell that has not been ended answers, and quits when it is told to.
  private func expectEnd(of terminal: PseudoTerminal, after done: [String], ends: Int) throws {
    terminal.send(SIGCONT)
    // Out of whatever waits for a key: a search, a page, a presentation.
    for _ in 1...40 where ends == 0 {
      terminal.type("\u{3}")
      guard terminal.watch(milliseconds: 300) else { break }
      terminal.type("\u{15}quit\r")
      guard terminal.watch(milliseconds: 1500) else { break }
    }
    do {
      let status = try terminal.waitForExit()
      #expect(status == 0, "\(done)\n\(terminal.screen)")
      #expect(terminal.isTidy, "\(done)")
    } catch PseudoTerminal.Problem.killed where ends > 1 {
      // The second signal waits for nothing.
    }
  }

  private static func pick<Choice>(_ choices: [Choice], _ generator: inout SeededGenerator) -> Choice {
    choices[Int.random(in: choices.indices, using: &generator)]
  }

  /// The processes that were started in a home and have not ended after some seconds: apps, compilers.
  ///
  /// Only Linux tells with which variables a process was started.
  private static func processes(in home: URL, after seconds: Int) -> [String] {
    var left: [String] = []
    for _ in 1...10 * seconds {
      let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      left = numbers.filter { text(of: "environ", $0).contains(home.path) }.map { text(of: "cmdline", $0) }
      if left.isEmpty { break }
      usleep(100_000)
    }
    return left
  }

  private static func text(of file: String, _ process: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "/proc/\(process)/\(file)") ?? Data(), as: UTF8.self)
  }
}
