import Testing

/// What the README shows of the shell, held to the shell.
struct ReadmeTests {
  @Test(arguments: try ReadmeSession.all())
  func `a session in the README is what the shell shows`(session: ReadmeSession) throws {
    let terminal = try Program().terminal(in: Program.checkout)
    var prompts: [String: Int] = [:]
    for entry in session.commands {
      prompts[entry.prompt, default: 0] += 1
      try terminal.wait(for: entry.prompt, count: prompts[entry.prompt, default: 0], seconds: 120)
      terminal.type("\(entry.command)\r")
    }
    let last = try #require(session.lines.last)
    var shown = ReadmeSession.plain(try terminal.wait(for: last))[...]
    for line in session.lines {
      let line = ReadmeSession.plain(line)
      let place = try #require(shown.range(of: line), "\(line)\nis not shown, or not in this order")
      shown = shown[place.upperBound...]
    }
  }

  @Test func `the README shows sessions`() throws {
    #expect(try ReadmeSession.all().map(\.commands.count) == [7, 3, 3])
  }
}
