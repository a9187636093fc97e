import Foundation
import Shell
import TerminalText
import Testing

@testable import atelier

struct TerminalOutputTests {
  private static let answer = Output(.result, "\("User", .bold) has \("2 leaks", .warning)")
  private static let problem = Output(.problem, "no app is running yet")

  private static let colours = TerminalOutput.Styling.palette(Palette(theme: .dark, depth: .sixteen))

  /// What is written to standard output and to standard error.
  private static func written(
    isInteractive: Bool, styling: TerminalOutput.Styling, by write: (TerminalOutput) -> Void
  ) throws -> [String] {
    let (output, error) = (Pipe(), Pipe())
    write(
      TerminalOutput(
        isInteractive: isInteractive, styling: styling, standardOutput: output.fileHandleForWriting,
        standardError: error.fileHandleForWriting))
    return try [output, error].map { pipe in
      try pipe.fileHandleForWriting.close()
      return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
  }

  @Test func `a script gets answers on standard output, and everything else on standard error`() throws {
    let written = try Self.written(isInteractive: false, styling: .none) { terminal in
      terminal.showProgress("compiling viper…")
      terminal.show(Output(.notice, "viper: launched"))
      terminal.show(Self.answer)
      terminal.show(Self.problem)
    }
    #expect(written == ["User has 2 leaks\n", "viper: launched\nno app is running yet\n"])
  }

  @Test func `no line has what a terminal would carry out, and another program gets a text as it is`() throws {
    let written = try Self.written(isInteractive: false, styling: Self.colours) { terminal in
      terminal.say("A\u{1B}]0;name\u{7}.swift:1: odd")
      terminal.ask("add \u{1B}c? ")
      terminal.pass("-\ta\u{1B}\n")
      terminal.complain("B\u{9B}2J")
    }
    #expect(written == ["A␛]0;name␇.swift:1: odd\nadd ␛c? -\ta\u{1B}\n", "B\u{FFFD}2J\n"])
  }

  @Test func `a person gets everything on standard output, each line in the place of what is waited for`() throws {
    let written = try Self.written(isInteractive: true, styling: Self.colours) { terminal in
      terminal.showProgress("compiling viper…")
      terminal.show(Self.answer)
      terminal.show(Self.problem)
      terminal.eraseStatus()
    }
    let erase = "\r\u{1B}[K"
    #expect(
      written == [
        erase + "\u{1B}[1mUser\u{1B}[0m has \u{1B}[4;93m2 leaks\u{1B}[0m\n"
          + erase + "no app is running yet\n"
          + erase,
        "",
      ])
  }

  @Test func `a terminal without colours still shows what is bold, and underlines what is worth a look`() throws {
    let written = try Self.written(isInteractive: true, styling: .palette(Palette(depth: .none))) {
      $0.show(Self.answer)
    }
    #expect(written[0] == "\r\u{1B}[K\u{1B}[1mUser\u{1B}[0m has \u{1B}[4m2 leaks\u{1B}[0m\n")
  }

  @Test func `a terminal that knows no escape sequences gets none, and no progress`() throws {
    let written = try Self.written(isInteractive: true, styling: .none) { terminal in
      terminal.showProgress("compiling viper…")
      terminal.show(Self.answer)
    }
    #expect(written == ["User has 2 leaks\n", ""])
  }
}
