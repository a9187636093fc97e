import TerminalText

/// How one text becomes another, line by line, each change with a few lines around it.
public struct LineDifference {
  /// A line of the comparison.
  public struct Line: Hashable {
    public enum Kind: Hashable { case same, removed, added }
    public let kind: Kind
    public let text: Substring
    /// From 1, in the new text; of a removed line, where it stood.
    public let number: Int
  }

  /// Lines that stand together, the unchanged ones around changes included.
  public private(set) var hunks: [[Line]] = []
  public private(set) var addedCount = 0
  public private(set) var removedCount = 0

  /// - Parameter context: how many unchanged lines are shown before and behind a change.
  public init(from old: String, to new: String, context: Int = 2) {
    let lines = Self.lines(from: old, to: new)
    addedCount = lines.count { $0.kind == .added }
    removedCount = lines.count { $0.kind == .removed }
    var shown: Set<Int> = []
    for (index, line) in lines.enumerated() where line.kind != .same {
      shown.formUnion(max(0, index - context)...min(lines.count - 1, index + context))
    }
    var last: Int?
    for index in shown.sorted() {
      if let last, last == index - 1 {
        hunks[hunks.count - 1].append(lines[index])
      } else {
        hunks.append([lines[index]])
      }
      last = index
    }
  }

  private static func lines(from old: String, to new: String) -> [Line] {
    var oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    var newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    // A line feed at the end begins no line.
    if oldLines.last == "" { oldLines.removeLast() }
    if newLines.last == "" { newLines.removeLast() }
    let changes = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < oldLines.count || after < newLines.count {
      if before < oldLines.count, removed.contains(before) {
        lines.append(Line(kind: .removed, text: oldLines[before], number: after + 1))
        before += 1
      } else if after < newLines.count {
        lines.append(Line(kind: added.contains(after) ? .added : .same, text: newLines[after], number: after + 1))
        if !added.contains(after) { before += 1 }
        after += 1
      } else {
        break
      }
    }
    return lines
  }
}

/// The code of two forms of an app, compared file by file.
public struct SourceDifference {
  /// A file that differs.
  public struct File {
    /// Relative to the app's folder.
    public let path: String
    public let difference: LineDifference
    /// Whether only the new code has it, or only the old.
    public let isNew: Bool
    public let isGone: Bool
  }

  /// In alphabetical order.
  public let files: [File]

  /// - Parameters:
  ///   - old: texts by path.
  ///   - name: a path, a file's name, or a type whose file is called like it; all files if nil.
  /// Compares the texts of files.
  ///
  public init(from old: [String: String], to new: [String: String], of name: String? = nil) {
    files = Set(old.keys).union(new.keys).sorted().compactMap { path in
      guard old[path] != new[path], name.map({ Self.isNamed(path, $0) }) ?? true else { return nil }
      return File(
        path: path, difference: LineDifference(from: old[path] ?? "", to: new[path] ?? ""), isNew: old[path] == nil,
        isGone: new[path] == nil)
    }
  }

  /// Whether a file is the one that is meant by a path, a file's name or a type's.
  public static func isNamed(_ path: String, _ name: String) -> Bool {
    let file = path.split(separator: "/").last ?? ""
    return path == name || path == "App/\(name)" || "App/\(path)" == name || file == name || file == "\(name).swift"
  }
}

/// Sets code differences for a terminal.
public struct SourceDifferenceText {
  private let difference: SourceDifference
  private let display: Display
  private let showsLines: Bool

  /// Shows a difference.
  ///
  /// - Parameter showsLines: whether lines are shown, or only how many there are.
  public init(_ difference: SourceDifference, display: Display, showsLines: Bool = true) {
    self.difference = difference
    self.display = display
    self.showsLines = showsLines
  }

  /// File by file.
  public var text: StyledText {
    guard !difference.files.isEmpty else { return "no line differs" }
    return difference.files.map(text).joined(separator: showsLines ? "\n\n" : "\n")
  }

  private func text(of file: SourceDifference.File) -> StyledText {
    let counts = [(file.difference.addedCount, "+", TextStyle.good), (file.difference.removedCount, "-", .bad)]
      .filter { $0.0 > 0 }
      .map { StyledText("\($0.1)\($0.0)", $0.2) }.joined(separator: " ")
    let mark: StyledText = file.isNew ? " new" : file.isGone ? " gone" : ""
    let head: StyledText = "\(file.path, .heading)\(mark.styled(.dim))  \(counts)"
    // Of a file that has gone, its lines say nothing more.
    guard showsLines, !file.isGone else { return head }
    let hunks = file.difference.hunks.map { hunk in hunk.map(text).joined(separator: "\n") }
    return head + "\n" + hunks.joined(separator: display.isAccessible ? "\n" : "\n\("  ⋮", .dim)\n")
  }

  private func text(of line: LineDifference.Line) -> StyledText {
    let text = fitted(String(line.text))
    return switch line.kind {
    case .same: "  " + StyledText(text, .dim)
    case .added: StyledText(display.isAccessible ? "new: \(text)" : "+ \(text)", .good)
    case .removed: StyledText(display.isAccessible ? "gone: \(text)" : "- \(text)", .bad)
    }
  }

  private func fitted(_ text: String) -> String {
    display.isInteractive && !display.isAccessible
      ? StyledText(text).truncated(to: display.width - 2).plain : text
  }
}
