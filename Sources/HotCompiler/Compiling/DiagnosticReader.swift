import Foundation

/// Reads the compiler's messages, and maps them back to the code that the learner wrote.
struct DiagnosticReader {
  private let files: [String: InstrumentedFile]

  init(files: [InstrumentedFile]) {
    self.files = Dictionary(files.map { ($0.source.path, $0) }) { first, _ in first }
  }

  /// The errors before the warnings, each in the order of the code, followed by its notes.
  ///
  /// - Parameter isFailure: whether there must be an error, if only in the linker's words.
  func diagnostics(in output: String, isFailure: Bool) -> [Diagnostic] {
    var groups: [[Diagnostic]] = []
    var isDropped = false
    for line in output.split(whereSeparator: \.isNewline) {
      guard let message = Message(line) else { continue }
      if message.severity != .note { isDropped = false }
      guard !isDropped, let diagnostic = diagnostic(for: message) else {
        // Notes follow the diagnostic that they explain.
        isDropped = true
        continue
      }
      if diagnostic.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].append(diagnostic)
      } else {
        groups.append([diagnostic])
      }
    }
    let isExplained = groups.contains {
      $0[0].severity == .error && !$0[0].message.contains(" command failed with exit code ")
    }
    if isFailure, !isExplained {
      // A linker has a form of its own.
      let words = output.split(whereSeparator: \.isNewline).prefix(12).joined(separator: "\n")
      let message = words.isEmpty ? "the compiler failed without a message" : words
      groups = [[Diagnostic(severity: .error, file: "", line: 0, column: 0, message: message, sourceLine: "")]]
    }
    return DiagnosticReader.sorted(groups)
  }

  private static func sorted(_ groups: [[Diagnostic]]) -> [Diagnostic] {
    var seen: Set<[Diagnostic]> = []
    func precedes(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
      let (first, second) = (one.severity == .error, other.severity == .error)
      guard first == second else { return first }
      return (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }
    return groups.filter { seen.insert($0).inserted }.enumerated()
      .sorted { one, other in
        if precedes(one.element[0], other.element[0]) { return true }
        return !precedes(other.element[0], one.element[0]) && one.offset < other.offset
      }
      .flatMap(\.element)
  }

  /// Returns nil for a message about what the instrumenter has inserted.
  private func diagnostic(for message: Message) -> Diagnostic? {
    guard let file = files[message.path] else {
      // For code that a macro has expanded to, or that its author gave another location, the compiler's line is right.
      guard !message.path.hasSuffix("/\(SourceOverlay.declarationsName)") else { return nil }
      return Diagnostic(
        severity: message.severity, file: message.path, line: message.line, column: message.column,
        message: message.text, sourceLine: "")
    }
    let column = file.column(ofInstrumented: message.column, inLine: message.line)
    guard let column = column ?? (message.severity == .error ? 1 : nil) else { return nil }
    return Diagnostic(
      severity: message.severity, file: file.source.name, line: message.line, column: column, message: message.text,
      sourceLine: file.text(ofLine: message.line))
  }

  /// `path:line:column: severity: text`, or `severity: text`.
  private struct Message {
    let path: String
    let line: Int
    /// In bytes.
    let column: Int
    let severity: Diagnostic.Severity
    let text: String

    init?(_ output: Substring) {
      let found = [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
        output.firstRange(of: "\(severity.rawValue): ").map { (severity, $0) }
      }
      guard let (severity, range) = found.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else { return nil }
      let head = output[..<range.lowerBound]
      self.severity = severity
      text = Message.withoutGroup(output[range.upperBound...])
      if head.isEmpty || head == "<unknown>:0: " {
        (path, line, column) = ("", 0, 0)
        return
      }
      let parts = head.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 4, parts.last == " ", let line = Int(parts[parts.count - 3]),
        let column = Int(parts[parts.count - 2])
      else { return nil }
      path = parts.dropLast(3).joined(separator: ":")
      self.line = line
      self.column = column
    }

    /// The message without the name of its group: `unused [#no-usage]`.
    private static func withoutGroup(_ text: Substring) -> String {
      guard text.hasSuffix("]"), let start = text.range(of: " [#", options: .backwards) else { return String(text) }
      return String(text[..<start.lowerBound])
    }
  }
}
