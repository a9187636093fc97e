import ShellText
import TerminalText

/// Something to show: what a command answers, what the app printed, or what went wrong.
public struct Output: Sendable {
  /// What the text is, which decides where it is shown.
  public enum Kind: Hashable, Sendable {
    /// The answer; a script's standard output.
    case result
    /// A remark on the way, such as how long compiling took; not part of the answer.
    case notice
    /// What the app printed.
    case app
    /// What went wrong, and what can be done.
    case problem
  }

  /// What the text is.
  public let kind: Kind
  /// One or more lines, without a line feed at the end; may be empty.
  public let text: StyledText
  /// How the command ended.
  public let status: Status
  /// Whether people look at the screen after this, so that it belongs below it where a person is watching.
  let showsScreen: Bool
  /// Whether the window is emptied before it, so that it stands at the top.
  public private(set) var clearsWindow = false
  /// Whether the lines are for another program, so that none is wrapped.
  private(set) var isForPrograms = false
  /// All of the text, where something was left out of it; nil where nothing was.
  private(set) var whole: StyledText?
  /// What was expected and what is, where a check has failed and says so.
  private(set) var mismatch: Mismatch?
  /// The place of the command that went wrong, which stands before the text; nil if it is not said.
  private(set) var place: String?
  /// Writes the answer for programs, which takes the text's place where `--json` asks for it.
  private let json: (@Sendable () throws(ShellError) -> String)?

  /// A text of a kind.
  public init(_ kind: Kind, _ text: StyledText, status: Status = .done) {
    self.init(kind: kind, text: text, status: status, showsScreen: false, json: nil)
  }

  /// What went wrong with a command.
  static func problem(_ text: StyledText, of error: ShellError) -> Output {
    var output = Output(.problem, text, status: error.status)
    if case .unmet(let mismatch) = error { output.mismatch = mismatch }
    return output
  }

  /// This problem, with the place of the command before it.
  func located(at place: String) -> Output {
    var output = Output(kind, "\(place): \(text)", status: status)
    output.mismatch = mismatch
    output.place = place
    return output
  }

  /// A text after which people look at the screen.
  static func beforeScreen(_ kind: Kind = .notice, _ text: StyledText) -> Output {
    Output(kind: kind, text: text, status: .done, showsScreen: true, json: nil)
  }

  /// An output that shows the screen and nothing else.
  static let screen = beforeScreen(.result, StyledText())

  /// An answer.
  public init(_ text: StyledText) {
    self.init(.result, text)
  }

  /// An answer that has a form for programs, which is written when somebody asks for it.
  init(_ text: StyledText, showsScreen: Bool = false, json value: some Encodable & Sendable) {
    self.init(kind: .result, text: text, status: .done, showsScreen: showsScreen) { () throws(ShellError) in
      try JSONText.encode(value)
    }
  }

  /// A text that is laid out for a whole window.
  static func page(_ text: StyledText, clearing: Bool) -> Output {
    var output = Output(text)
    output.clearsWindow = clearing
    return output
  }

  /// A text as another program reads it: figures for a spreadsheet, JSON.
  static func forPrograms(_ text: StyledText, kind: Kind = .result, status: Status = .done) -> Output {
    var output = Output(kind, text, status: status)
    output.isForPrograms = true
    return output
  }

  /// This output, of which something was left out.
  func cut(from whole: StyledText?) -> Output {
    var output = self
    output.whole = whole
    return output
  }

  /// Empties the window.
  static let clear = page(StyledText(), clearing: true)

  /// An output that shows nothing.
  static let none = Output(StyledText())

  /// This output as JSON, if it has such a form.
  ///
  /// - Throws: `ShellError.unencodable` when that cannot be written.
  func asJSON() throws(ShellError) -> Output {
    guard let json else { return self }
    return .forPrograms(StyledText(try json()), kind: kind, status: status)
  }

  /// This output with a different exit status.
  func with(_ status: Status) -> Output {
    var output = Output(kind: kind, text: text, status: status, showsScreen: showsScreen, json: json)
    output.clearsWindow = clearsWindow
    output.isForPrograms = isForPrograms
    return output
  }

  /// This output with more text below it.
  func followed(by more: StyledText) -> Output {
    Output(
      kind: kind, text: text.isEmpty ? more : text + "\n" + more, status: status, showsScreen: false, json: json)
  }

  /// This output with long lines wrapped for a display, further lines as far in as the first.
  func fitted(for display: Display) -> Output {
    guard !isForPrograms, text.columns > display.width else { return self }
    var output = Output(
      kind: kind, text: text.fitted(for: display), status: status, showsScreen: showsScreen, json: json)
    output.mismatch = mismatch
    return output
  }

  private init(
    kind: Kind, text: StyledText, status: Status, showsScreen: Bool,
    json: (@Sendable () throws(ShellError) -> String)?
  ) {
    self.kind = kind
    self.text = text
    self.status = status
    self.showsScreen = showsScreen
    self.json = json
  }
}
