import Foundation

/// How an editor is asked to open a file at a line.
public struct EditorCall: Hashable, Sendable {
  /// As `VISUAL` and `EDITOR` say it, for a shell to read: `emacsclient -t`.
  public let command: String
  /// What stands behind it.
  public let arguments: [String]
  /// Whether it draws in the terminal, which has to be left to it until it ends.
  public let takesTerminal: Bool

  /// The way in which an editor is told a line.
  private enum Style {
    /// `vim +12 file`.
    case plus
    /// `hx file:12`.
    case colon
    /// `code -g file:12`.
    case goto
    /// `xed --line 12 file`.
    case line
    /// `nobody-knows file`.
    case none
  }

  /// Those that open a window of their own.
  private static let graphical: [String: Style] = [
    "code": .goto, "code-insiders": .goto, "codium": .goto, "cursor": .goto, "windsurf": .goto, "subl": .colon,
    "zed": .colon, "xed": .line, "mate": .line, "idea": .line, "gvim": .plus, "mvim": .plus, "gedit": .plus,
    "kate": .none,
  ]

  /// Those that draw in the terminal.
  private static let terminal: [String: Style] = [
    "vi": .plus, "vim": .plus, "nvim": .plus, "nano": .plus, "pico": .plus, "emacs": .plus, "emacsclient": .plus,
    "kak": .plus, "micro": .plus, "joe": .plus, "mg": .plus, "ne": .plus, "jed": .plus, "hx": .colon, "helix": .colon,
  ]

  /// The editor that the environment names, Visual Studio Code if it is what the terminal runs in, or else nano.
  ///
  /// - Throws: `ShellError.noEditor`, `.noSuchEditor`.
  init(file: String, line: Int, environment: [String: String]) throws(ShellError) {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { name in
      environment[name].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : (name: name, command: $0) }
    }.first
    if environment["TERM_PROGRAM"] == "vscode", Self.isFound("code", environment) {
      self.init("code", style: .goto, takesTerminal: false, file: file, line: line)
      return
    }
    guard let named = named ?? Self.simplest(environment) else { throw .noEditor(place: "\(file):\(line)") }
    let words = named.command.split(whereSeparator: \.isWhitespace).map(String.init)
    let program = words.first ?? ""
    guard Self.isFound(program, environment) else { throw .noSuchEditor(program, variable: named.name) }
    let name = URL(filePath: program).lastPathComponent
    if let style = Self.graphical[name] {
      self.init(named.command, style: style, takesTerminal: false, file: file, line: line)
    } else if name == "emacsclient", !words.contains(where: { ["-t", "-nw", "--tty"].contains($0) }) {
      self.init("\(named.command) -n", style: .plus, takesTerminal: false, file: file, line: line)
    } else {
      self.init(named.command, style: Self.terminal[name] ?? .none, takesTerminal: true, file: file, line: line)
    }
  }

  private init(_ command: String, style: Style, takesTerminal: Bool, file: String, line: Int) {
    self.command = command
    self.takesTerminal = takesTerminal
    arguments =
      switch style {
      case .plus: ["+\(line)", file]
      case .colon: ["\(file):\(line)"]
      case .goto: ["-g", "\(file):\(line)"]
      case .line: ["--line", "\(line)", file]
      case .none: [file]
      }
  }

  /// The editor that says on its screen how to leave it, where nobody has named one.
  private static func simplest(_ environment: [String: String]) -> (name: String, command: String)? {
    isFound("nano", environment) ? (name: "PATH", command: "nano") : nil
  }

  private static func isFound(_ program: String, _ environment: [String: String]) -> Bool {
    // A shell will read what is quoted or begins with a tilde.
    if program.contains(where: { "\"'\\~$".contains($0) }) { return true }
    if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) }
    return (environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
