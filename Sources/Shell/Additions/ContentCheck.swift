import Foundation
import Grammar
import Platform
import TerminalText
import WorkshopKit

/// Looks through lessons and workshops from elsewhere for what may not stand in them. Nothing of theirs is compiled or run.
public struct ContentCheck {
  /// The commands that they may use: those that drive the app and look into it. None of them writes a file of the
  /// person's, or starts a program other than an app.
  public static let welcomeCommands: Set<String> = [
    "screen", "path", "tap", "type", "select", "toggle", "back", "dismiss", "open", "push", "notify", "wait", "service",
    "routes",
    "switch", "variations", "wirings", "graph", "inspect", "why", "leaks", "registrations", "validate", "rules", "code",
    "read", "trace", "sequence", "compare", "undo", "redo", "restart", "log", "goto", "mark", "expect", "glossary",
    "help",
    "diff", "peek",
  ]

  /// The options of these commands that write a file.
  private static let writingOptions: Set<String> = ["--svg", "--png"]

  let folder: URL

  /// How many lines of commands there are.
  private(set) var commandCount = 0

  init(_ folder: URL) { self.folder = folder }

  /// - Throws: `AdditionError` about the first thing that may not be there.
  mutating func run() throws(AdditionError) {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.sorted() ?? []
    for path in files {
      if path.hasSuffix(".md") {
        try checkPage(try text(path), path)
      } else if path.hasSuffix(".atl") {
        try checkCommands(try text(path), from: 1, path)
      } else if path.split(separator: "/").last == "absent", let stray = try text(path).strayLine {
        throw .strayPath(stray, file: path)
      }
    }
  }

  private func text(_ path: String) throws(AdditionError) -> String {
    do {
      return try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    } catch {
      throw .file(path: path, reason: error.systemReason)
    }
  }

  private mutating func checkPage(_ text: String, _ path: String) throws(AdditionError) {
    let front = FrontMatterBlock(of: text)
    if let stray = front.flatMap({ StrayPath.first(inYAML: $0.yaml) }) { throw .strayPath(stray, file: path) }
    for block in MarkdownDocument(parsing: front?.body ?? text, firstLine: front?.bodyLine ?? 1).blocks {
      guard case .code(let info, let code) = block.content else { continue }
      switch info.split(separator: " ").first {
      case "setup", "solution", "demo", "predict": try checkCommands(code, from: block.line + 1, path)
      case "turn", "quiz", "hint", "order", "short":
        try checkCommands(code, from: block.line + 1, path, keys: ["play ", "look: "])
      case "exercise":
        if let stray = StrayPath.first(inYAML: code) { throw .strayPath(stray, file: path) }
      default: break
      }
    }
  }

  /// - Parameter keys: what stands before commands; nil where whole lines are commands.
  private mutating func checkCommands(
    _ text: String, from line: Int, _ path: String, keys: [String]? = nil
  ) throws(AdditionError) {
    for (index, whole) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let key = keys.map { $0.first(where: whole.hasPrefix) } ?? ""
      guard let key else { continue }
      for words in ParsedLine(String(whole.dropFirst(key.count))).commands {
        guard let name = words.first?.text else { continue }
        commandCount += 1
        // What is no command at all, such as the question of a prediction, does nothing.
        let isKnown = (try? CommandList.standard.command(name)) != nil
        if isKnown, !Self.welcomeCommands.contains(name) {
          throw .unwelcomeCommand(name, file: path, line: line + index)
        }
        // With a value behind `=`, too.
        let options = words.dropFirst().map { $0.text.prefix { $0 != "=" } }
        if isKnown, let option = options.first(where: { Self.writingOptions.contains(String($0)) }) {
          throw .unwelcomeCommand("\(name) \(option)", file: path, line: line + index)
        }
        // A folder beside the person, wherever that is, is not theirs either.
        func isStray(_ word: String) -> Bool { StrayPath.isStray(word) || word.hasPrefix("./") || word == "." }
        if isKnown, let stray = words.dropFirst().map(\.text).first(where: isStray) {
          throw .strayPath(stray, file: path)
        }
      }
    }
  }
}

extension String {
  /// The first line that is a path out of the folder.
  fileprivate var strayLine: String? {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.first(where: StrayPath.isStray)
  }
}
