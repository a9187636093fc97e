import Foundation
import PseudoTerminal
import TerminalText
import Testing

@testable import atelier

/// The colour behind the text, which the terminal is asked for.
struct TerminalBackgroundTests {
  private static let attributes = "\u{1B}[?62;22c"

  @Test(
    arguments: [
      ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\" + attributes, .dark, true, ""),
      ("\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{7}" + attributes, .light, true, ""),
      ("\u{1B}]11;rgb:ff/ff/ff\u{7}" + attributes, .light, true, ""),
      ("\u{1B}]11;rgba:0000/2b2b/3636/ffff\u{1B}\\" + attributes, .dark, true, ""),
      (attributes, nil, true, ""),
      ("ab\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}[Ac\r\n" + attributes + "d", .dark, true, "ab\u{1B}[Ac\r\nd"),
      ("\u{1B}]11;rgb:0000/00", nil, false, "\u{1B}]11;rgb:0000/00"),
      ("", nil, false, ""),
    ] as [(String, Palette.Theme?, Bool, String)])
  func `an answer says which theme fits, and what was typed meanwhile is kept`(
    answer: String, theme: Palette.Theme?, isComplete: Bool, typed: String
  ) {
    let background = TerminalBackground(in: Array(answer.utf8))
    #expect(background.theme == theme)
    #expect(background.isComplete == isComplete)
    #expect(String(decoding: background.typed, as: UTF8.self) == typed)
  }

  @Test func `what was typed keeps its bytes`() {
    #expect(TerminalBackground(in: [0xC3, 0xA4, 0xFF, 0]).typed == [0xC3, 0xA4, 0xFF, 0])
  }

  @Test(arguments: [
    ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\" + attributes, "auto (dark)", "\u{1B}[38;5;117m"),
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}" + attributes, "auto (light)", "\u{1B}[38;5;25m"),
    (attributes, "auto", "\u{1B}[38;5;63m"), ("", "auto", "\u{1B}[38;5;63m"),
  ])
  func `the shell is coloured for the background that the terminal answers`(
    answer: String, theme: String, accent: String
  ) throws {
    let terminal = try Program().terminal(isColoured: true, answers: [TerminalBackground.question: answer])
    try terminal.wait(for: "atelier>")
    terminal.type("set\r")
    try terminal.wait(for: "theme       \(theme)\n")
    terminal.type("help colours\r")
    try terminal.wait(for: "where one is")
    #expect(terminal.written.firstRange(of: Array(accent.utf8)) != nil)
    #expect(!terminal.screen.contains("62;22c"))
    try terminal.wait(for: "atelier>", count: 3)
    terminal.type("\u{4}")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `what is typed before the first prompt is on its line, and a late answer is not`() throws {
    let terminal = try Program().terminal(isColoured: true)
    terminal.type("set\r")
    try terminal.wait(for: "theme       auto\n")
    terminal.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\" + Self.attributes + "path\r")
    try terminal.wait(for: "no app is running yet")
    terminal.type("\u{4}")
    #expect(try terminal.waitForExit() == 0)
  }
}
