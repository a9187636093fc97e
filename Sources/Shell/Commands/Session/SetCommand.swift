import ShellText
import TerminalText

/// Changes how things are shown.
struct SetCommand: Command {
  let name = "set"
  let group = CommandGroup.session
  let summary = "change how things are shown"
  let arguments = [
    Argument("setting", .optional, from: .choices(Setting.allCases.map(\.rawValue))),
    Argument("value", .optional, from: .choices(["on", "off", "auto"])),
  ]
  let examples = [
    Example("set accessible on", "no boxes, words beside symbols, lists before trees"),
    Example("set width 60", "answers are at most 60 columns wide"),
    Example("set width auto", "as wide as the terminal"),
  ]
  let discussion = "Without a value, what is set. Settings are kept for the next time."

  /// What can be set.
  enum Setting: String, CaseIterable {
    case accessible, width, watch
  }

  func run(_ invocation: Invocation, in session: Session, display: Display) throws(ShellError) -> Output {
    guard let name = invocation.argument(0) else { return Output(overview(session.settings, display)) }
    guard let setting = Setting(rawValue: name) else {
      throw .badValue(name, expected: "accessible, width or watch")
    }
    guard let value = invocation.argument(1) else { throw .missingArgument("<value>", usage: "set \(name) <value>") }
    try setting.change(to: value, in: session)
    return .none
  }

  private func overview(_ settings: Settings, _ display: Display) -> StyledText {
    let rows: [[StyledText]] = [
      ["accessible", settings.isAccessible ? "on" : "off"],
      ["width", settings.fixedWidth.map { "\($0)" } ?? "auto (\(display.width))"],
      ["watch", settings.watchesSaves ? "on" : "off"],
    ]
    return TextTable(rows: rows).text
  }
}

extension SetCommand.Setting {
  /// Changes the setting of a session, and keeps it.
  func change(to value: String, in session: Session) throws(ShellError) {
    switch self {
    case .accessible: session.settings.isAccessible = try Self.isOn(value)
    case .width: session.settings.fixedWidth = try Self.width(value)
    case .watch: session.settings.watchesSaves = try Self.isOn(value)
    }
    try session.onSettingsChanged(session.settings)
  }

  private static func isOn(_ value: String) throws(ShellError) -> Bool {
    guard ["on", "off"].contains(value) else { throw .badValue(value, expected: "on or off") }
    return value == "on"
  }

  /// nil for `auto`.
  private static func width(_ value: String) throws(ShellError) -> Int? {
    if value == "auto" { return nil }
    guard let width = Int(value), Display.widths.contains(width) else {
      throw .badValue(
        value, expected: "auto, or a number from \(Display.widths.lowerBound) to \(Display.widths.upperBound)")
    }
    return width
  }
}
