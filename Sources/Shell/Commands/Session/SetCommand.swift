import ShellText
import TerminalText

/// Changes how things are shown.
struct SetCommand: Command {
  let name = "set"
  let group = CommandGroup.session
  let summary = "change how things are shown"
  let arguments = [
    Argument("setting", .optional, from: .choices(Setting.allCases.map { Candidate($0.rawValue, $0.meaning) })),
    Argument("value", .optional, from: .settingValues),
  ]
  let examples = [
    Example("set accessible on", "no boxes, words beside symbols, lists before trees"),
    Example("set width 60", "answers are at most 60 columns wide"),
    Example("set width auto", "as wide as the terminal"),
    Example("set theme dark", "colours for a dark background; or light, projector, auto"),
    Example("set pager off", "long answers are shown at once; with external, by the program that PAGER names"),
  ]
  let options = [Option.json]
  let discussion = "Without a value, what is set. Settings are kept for the next time."

  /// What can be set.
  enum Setting: String, CaseIterable {
    case accessible, width, watch, pager, theme

    /// What it changes.
    fileprivate var meaning: String {
      switch self {
      case .accessible: "words and lists instead of boxes and trees"
      case .width: "how wide answers are"
      case .watch: "whether saves are taken up at once"
      case .pager: "what shows long answers"
      case .theme: "colours for which background"
      }
    }

    /// What it can be set to, with a few words on each.
    var values: [Candidate] {
      switch self {
      case .accessible: [Candidate("on", "words and lists"), Candidate("off", "boxes and trees")]
      case .watch: [Candidate("on", "what is saved is taken up at once"), Candidate("off", "only when you say so")]
      case .width: [Candidate("auto", "as wide as the terminal")]
      case .pager: Settings.Pager.allCases.map { Candidate($0.rawValue, $0.meaning) }
      case .theme: Palette.Theme.allCases.map { Candidate($0.rawValue, $0.meaning) }
      }
    }

    /// Tells a person what has been set, that it stays so, and what it means where that has a name; a script nothing.
    func answer(_ value: String, _ display: Display) -> Output {
      guard display.isInteractive else { return .none }
      let meaning = values.first { $0.text == value }.map { ": \($0.meaning)" } ?? ""
      return Output(.notice, "\(rawValue) is \(value, .bold) from now on\(meaning)")
    }

    /// What it can be set to, where none was named.
    fileprivate var known: [String] {
      values.map(\.text) + (self == .width ? [Self.columns] : [])
    }

    fileprivate static let columns = "a number from \(Display.widths.lowerBound) to \(Display.widths.upperBound)"
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    guard let name = invocation.argument(0) else { return overview(session.settings, session.foundTheme, display) }
    guard let setting = Setting(rawValue: name) else {
      throw .badValue(name, expected: "accessible, width, watch, pager or theme")
    }
    guard let value = invocation.argument(1) else {
      throw .missingArgument("<value>", usage: "set \(name) <value>", known: setting.known)
    }
    try setting.change(to: value, in: session)
    let answer = setting.answer(value, display)
    guard setting == .width, display.isInteractive, let reminder = session.widthReminder else { return answer }
    return answer.followed(by: reminder)
  }

  /// The form of `set --json`.
  private struct Form: Encodable {
    let accessible: Bool
    let width: Int?
    let watch: Bool
    let pager: String
    let theme: String
  }

  private func overview(_ settings: Settings, _ foundTheme: Palette.Theme?, _ display: Display) -> Output {
    let found = settings.theme == .auto && foundTheme != .auto ? foundTheme : nil
    let rows: [[StyledText]] = [
      ["accessible", settings.isAccessible ? "on" : "off"],
      ["width", settings.fixedWidth.map { "\($0)" } ?? "auto (\(display.width))"],
      ["watch", settings.watchesSaves ? "on" : "off"],
      ["pager", "\(settings.pager.rawValue)"],
      ["theme", StyledText(settings.theme.rawValue + (found.map { " (\($0.rawValue))" } ?? ""))],
    ]
    let form = Form(
      accessible: settings.isAccessible, width: settings.fixedWidth, watch: settings.watchesSaves,
      pager: settings.pager.rawValue, theme: settings.theme.rawValue)
    return Output(TextTable(rows: rows).text, json: form)
  }
}

extension Settings.Pager {
  fileprivate var meaning: String {
    switch self {
    case .on: "page by page"
    case .off: "all at once"
    case .external: "by the program that PAGER names"
    }
  }
}

extension Palette.Theme {
  fileprivate var meaning: String {
    switch self {
    case .auto: "for whatever background there is"
    case .dark: "for a dark background"
    case .light: "for a light background"
    case .projector: "strong ones, for a projector"
    }
  }
}

extension SetCommand.Setting {
  /// Changes the setting of a session, and keeps it.
  func change(to value: String, in session: Session) throws(ShellError) {
    switch self {
    case .accessible: session.settings.isAccessible = try Self.isOn(value)
    case .width: session.settings.fixedWidth = try Self.width(value)
    case .watch: session.settings.watchesSaves = try Self.isOn(value)
    case .pager: session.settings.pager = try Self.pager(value)
    case .theme: session.settings.theme = try Self.theme(value)
    }
    try session.onSettingsChanged(session.settings)
  }

  private static func isOn(_ value: String) throws(ShellError) -> Bool {
    guard ["on", "off"].contains(value) else { throw .badValue(value, expected: "on or off") }
    return value == "on"
  }

  private static func pager(_ value: String) throws(ShellError) -> Settings.Pager {
    guard let pager = Settings.Pager(rawValue: value) else { throw .badValue(value, expected: "on, off or external") }
    return pager
  }

  private static func theme(_ value: String) throws(ShellError) -> Palette.Theme {
    guard let theme = Palette.Theme(rawValue: value) else {
      throw .badValue(value, expected: "auto, dark, light or projector")
    }
    return theme
  }

  /// nil for `auto`.
  private static func width(_ value: String) throws(ShellError) -> Int? {
    if value == "auto" { return nil }
    guard let width = Int(value), Display.widths.contains(width) else {
      throw .badValue(
        value, expected: "auto, or \(columns)")
    }
    return width
  }
}
