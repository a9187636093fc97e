import TerminalText
import Testing

@testable import atelier

struct TerminalColoursTests {
  /// `dark many`: the theme, and how many colours.
  private static func words(_ styling: TerminalOutput.Styling) -> String {
    switch styling {
    case .none: "none"
    case .palette(let palette): "\(palette.theme) \(palette.depth)"
    }
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], TerminalColours.Choice.auto, "auto many", "none"),
    (["TERM": "xterm"], .auto, "auto sixteen", "none"),
    (["TERM": "xterm", "COLORTERM": "truecolor"], .auto, "auto many", "none"),
    (["TERM": "screen", "TMUX": "/tmp/x"], .auto, "auto many", "none"),
    (["TERM": "linux"], .auto, "dark sixteen", "none"),
    (["TERM": "rxvt-256color", "COLORFGBG": "15;0"], .auto, "dark many", "none"),
    (["TERM": "rxvt-256color", "COLORFGBG": "0;default;15"], .auto, "light many", "none"),
    (["TERM": "dumb"], .auto, "none", "none"),
    ([:], .auto, "none", "none"),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .auto, "auto none", "none"),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .auto, "auto many", "none"),
    (["TERM": "xterm-256color", "CLICOLOR": "0"], .auto, "auto none", "none"),
    (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .auto, "auto many", "auto many"),
    (["TERM": "xterm-256color", "CLICOLOR_FORCE": "0"], .auto, "auto many", "none"),
    (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], .auto, "auto none", "none"),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .always, "auto many", "auto many"),
    (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .never, "auto none", "none"),
    (["TERM": "dumb"], .always, "auto sixteen", "auto sixteen"),
  ])
  func `the environment and --color say how much colour there is`(
    environment: [String: String], choice: TerminalColours.Choice, terminal: String, pipe: String
  ) {
    let styling = [true, false].map { isTerminal in
      TerminalColours(environment: environment, isTerminal: isTerminal, choice: choice).styling(theme: .auto)
    }
    #expect(styling.map(Self.words) == [terminal, pipe])
  }

  @Test func `the theme that was set comes before what the terminal says`() {
    let colours = TerminalColours(environment: ["TERM": "xterm-256color", "COLORFGBG": "15;0"], isTerminal: true)
    #expect(colours.styling(theme: .projector) == .palette(Palette(theme: .projector, depth: .many)))
  }
}
