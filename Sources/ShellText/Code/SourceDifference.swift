import TerminalText

/// How one text becomes another, line by line, each change with a few lines around it.
public struct LineDifference: Sendable {
  /// A line of the comparison.
  public struct Line: Hashable, Sendable {
    public enum Kind: Hashable, Sendable { case same, removed, added }
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
public struct SourceDifference: Sendable {
  /// A file that differs.
  public struct File: Sendable {
    /// Relative to the app's folder.
    public let path: String
    /// Where it was before, if it has moved.
    public let oldPath: String?
    public let difference: LineDifference
    /// Whether only the new code has it, or only the old.
    public let isNew: Bool
    public let isGone: Bool
  }

  /// In alphabetical order.
  public let files: [File]

  /// Compares the texts of files.
  ///
  /// - Parameters:
  ///   - old: texts by path.
  ///   - name: a path, a file's name, or a type whose file is called like it; all files if nil.
  public init(from old: [String: String], to new: [String: String], of name: String? = nil) {
    let moves = Self.moves(from: old, to: new)
    let origins = Set(moves.values)
    files = Set(old.keys).union(new.keys).subtracting(origins).sorted().compactMap { path in
      let oldPath = moves[path]
      let text = old[oldPath ?? path]
      guard text != new[path] || oldPath != nil, name.map({ Self.isNamed(path, $0) }) ?? true else { return nil }
      return File(
        path: path, oldPath: oldPath, difference: LineDifference(from: text ?? "", to: new[path] ?? ""),
        isNew: text == nil, isGone: new[path] == nil)
    }
  }

  /// By their new paths, the old ones of files that have moved: of each name one has gone, and one is new.
  private static func moves(from old: [String: String], to new: [String: String]) -> [String: String] {
    let gone = Dictionary(grouping: old.keys.filter { new[$0] == nil }, by: name)
    let added = Dictionary(grouping: new.keys.filter { old[$0] == nil }, by: name)
    var moves: [String: String] = [:]
    for (name, paths) in added {
      if paths.count == 1, let origins = gone[name], origins.count == 1 { moves[paths[0]] = origins[0] }
    }
    return moves
  }

  /// The name of the file at a path.
  private static func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

  /// Whether a file is the one that is meant by a path, a file's name or a type's.
  public static func isNamed(_ path: String, _ name: String) -> Bool {
    let file = Self.name(path)
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
    let mark =
      file.isNew ? " new" : file.isGone ? " gone" : file.oldPath.map { " moved from \($0)" } ?? ""
    let head: StyledText = "\(file.path, .heading)\(mark, .quiet)" + (counts.isEmpty ? "" : "  \(counts)")
    // Of a file that has gone, its lines say nothing more; one that was only moved has none to show.
    guard showsLines, !file.isGone, !file.difference.hunks.isEmpty else { return head }
    let hunks = file.difference.hunks.map { hunk in hunk.map(text).joined(separator: "\n") }
    return head + "\n" + hunks.joined(separator: display.isAccessible ? "\n" : "\n\("  ⋮", .quiet)\n")
  }

  private func text(of line: LineDifference.Line) -> StyledText {
    let (sign, word, style): (String, String, TextStyle) =
      switch line.kind {
      case .same: ("  ", "  ", .quiet)
      case .added: ("+ ", "new: ", .good)
      case .removed: ("- ", "gone: ", .bad)
      }
    let code = StyledText(String(line.text), style)
    let start = StyledText(display.isAccessible ? word : sign, style)
    let lines =
      display.isInteractive ? code.brokenAsCode(display.width - start.columns, mark: display.codeMark) : [code]
    return start + lines.joined(separator: "\n  ")
  }
}
