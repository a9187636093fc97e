import Rules

/// What looking at a run finds, a line each: `VI-1 App.swift:3 UserViewController.tapped called …; tell the presenter …`.
func found(in run: RecordedRun, of source: String, _ architecture: Architecture) throws -> [String] {
  let linter = try Linter(configuration: Configuration(architecture: architecture))
  let code = linter.read([SourceText(name: "App.swift", bytes: Array(source.utf8))])
  return linter.findings(in: run, of: code).map { "\($0.rule) \($0.file ?? "-"):\($0.line ?? 0) \($0.what); \($0.how)" }
}

/// What looking at the calls of one event finds.
func found(_ calls: [RecordedRun.Call], in source: String, _ architecture: Architecture) throws -> [String] {
  try found(in: RecordedRun(events: [RecordedRun.Event(calls: calls)]), of: source, architecture)
}

/// A call in `App.swift`, whose body begins on a line.
///
/// - Parameter member: a name, perhaps with arguments, as `navigate(.login)`.
func call(
  _ depth: Int, _ type: String, _ member: String, isClosure: Bool = false, line: Int = 1, declaredIn: String? = nil,
  isLater: Bool = false, data: String? = nil
) -> RecordedRun.Call {
  let parts = member.split(separator: "(", maxSplits: 1)
  let arguments = parts.dropFirst().flatMap { $0.dropLast().split(separator: ", ") }
  return RecordedRun.Call(
    depth: depth, type: type, name: String(parts[0]), arguments: arguments.map(String.init), isClosure: isClosure,
    declaredIn: declaredIn, file: "App.swift", line: line, isLater: isLater, data: data)
}
