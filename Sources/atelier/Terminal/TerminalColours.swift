import TerminalText

/// How much colour standard output gets, by what was asked for, by the environment, and by what the terminal can show.
struct TerminalColours {
  /// What `--color` names.
  enum Choice: String, CaseIterable {
    case always, auto, never
  }

  let environment: [String: String]
  /// Whether standard output is a terminal.
  let isTerminal: Bool
  var choice = Choice.auto
  /// What fits the background that the terminal has answered; nil if it has not.
  var background: Palette.Theme?

  /// How text can be made to stand out.
  ///
  /// NO_COLOR (https://no-color.org) and `CLICOLOR=0` leave what is bold; CLICOLOR_FORCE (https://bixense.com/clicolors)
  /// colours what goes into a pipe, too. What was asked for comes before all of them.
  ///
  /// - Parameter theme: what the person has set.
  func styling(theme: Palette.Theme) -> TerminalOutput.Styling {
    switch choice {
    case .never: return hasStyles ? .palette(Palette(theme: palette(theme), depth: .none)) : .none
    case .always: return .palette(Palette(theme: palette(theme), depth: depth))
    case .auto: break
    }
    if variable("NO_COLOR") != nil {
      return hasStyles ? .palette(Palette(theme: palette(theme), depth: .none)) : .none
    }
    if let force = variable("CLICOLOR_FORCE"), force != "0" {
      return .palette(Palette(theme: palette(theme), depth: depth))
    }
    guard hasStyles else { return .none }
    return .palette(Palette(theme: palette(theme), depth: variable("CLICOLOR") == "0" ? .none : depth))
  }

  /// Whether text may be bold: where it goes to a screen that can do so.
  private var hasStyles: Bool { isTerminal && variable("TERM") ?? "dumb" != "dumb" }

  private var depth: Palette.Depth {
    // tmux knows the 256 colours, whatever it calls itself.
    if variable("COLORTERM") != nil || variable("TMUX") != nil { return .many }
    let term = variable("TERM") ?? ""
    let many = ["256color", "direct", "kitty", "alacritty", "foot", "ghostty", "wezterm"]
    return many.contains(where: term.contains) ? .many : .sixteen
  }

  /// The theme; where none was set, what the terminal says of its background.
  private func palette(_ theme: Palette.Theme) -> Palette.Theme {
    guard theme == .auto else { return theme }
    if variable("TERM") == "linux" { return .dark }
    if let background { return background }
    // `15;0` or `15;default;0`: the colour of text, and of the background.
    guard let last = variable("COLORFGBG")?.split(separator: ";").last, let background = Int(last) else { return .auto }
    return background < 7 || background == 8 ? .dark : .light
  }

  private func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
}
