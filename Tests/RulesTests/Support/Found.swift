import Rules

/// What checking some source finds: place and words of each finding, and below them how to fix it.
func reported(on source: String, by rule: String, architecture: Architecture? = nil) throws -> String {
  try findings(in: ["Sample.swift": source], by: rule, architecture: architecture)
    .map { "\($0.line ?? 0):\($0.column ?? 0) \($0.what)\n  fix: \($0.how)" }.joined(separator: "\n")
}

/// Where checking some source finds something, a line each: `VI-3 Sample.swift:2:7`.
func found(
  _ source: String, by rule: String, file: String = "Sample.swift", architecture: Architecture? = nil
) throws -> [String] {
  try found([file: source], by: rule, architecture: architecture)
}

/// Where checking some files finds something, a line each.
func found(_ files: [String: String], by rule: String, architecture: Architecture? = nil) throws -> [String] {
  try findings(in: files, by: rule, architecture: architecture).map {
    "\($0.rule) \($0.file ?? "-"):\($0.line ?? 0):\($0.column ?? 0)"
  }
}

/// What one rule finds.
func findings(in files: [String: String], by rule: String, architecture: Architecture? = nil) throws -> [Finding] {
  let sources = files.sorted { $0.key < $1.key }.map { SourceText(name: $0.key, bytes: Array($0.value.utf8)) }
  let linter = try Linter(configuration: Configuration(architecture: architecture), only: [rule])
  let report = linter.lint(sources)
  try report.problems.first.map { throw $0 }
  return report.findings
}

/// The report on files, by their paths.
func lint(_ files: [String: String], _ configuration: Configuration = Configuration()) throws -> LintReport {
  try Linter(configuration: configuration).lint(
    files.sorted { $0.key < $1.key }.map { SourceText(name: $0.key, bytes: Array($0.value.utf8)) })
}
