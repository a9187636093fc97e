import HotCompiler
import Rules
import ShellText

extension AppSession {
  /// The code of an app as it was when it was checked, so that it is read and checked again only when it has changed.
  struct ReadCode {
    let files: [AppSource.File]
    let configuration: Configuration
    let reading: CodeReading
    /// By the rules that were asked for.
    var reports: [Set<String>: LintReport] = [:]
  }

  /// Checks the code of the current app, with the variation that is overlaid, and what it has done so far.
  ///
  /// - Parameter ids: the rules to apply; all of the architecture where none is named.
  func rules(only ids: [String] = []) throws(ShellError) -> CheckedCode {
    let wiring = try requireApp().wiring
    let files: [AppSource.File]
    let linter: Linter
    do throws(CompileError) {
      files = try wiring.source.files()
    } catch {
      throw .cannotCompile(error)
    }
    do throws(LintError) {
      linter = try wiring.linter(only: ids)
    } catch {
      throw .rules(error)
    }
    let (code, report) = checked(files, by: linter)
    let lines = Dictionary(files.map { ($0.name, Self.lines(of: $0.bytes)) }) { first, _ in first }
    let rules = RuleCatalog.standard.entries(for: report.architecture)
      .filter { ids.isEmpty ? linter.configuration.applies($0) : linter.only.contains($0.id) }
    let run = app?.isRunning == true ? linter.findings(in: try run(), of: code).filter(report.lacks) : nil
    return CheckedCode(report: report, runFindings: run, rules: rules, lines: lines)
  }

  private func checked(_ files: [AppSource.File], by linter: Linter) -> (code: CodeReading, report: LintReport) {
    var read: ReadCode
    if let known = readCode, known.files == files, known.configuration == linter.configuration {
      read = known
    } else {
      let reading = linter.read(files.map { SourceText(name: $0.name, bytes: $0.bytes) })
      read = ReadCode(files: files, configuration: linter.configuration, reading: reading)
    }
    let report = read.reports[linter.only] ?? linter.lint(read.reading)
    read.reports[linter.only] = report
    readCode = read
    return (read.reading, report)
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension Wiring {
  /// What checks the wiring's code against the rules of its architecture.
  fileprivate func linter(only ids: [String] = []) throws(LintError) -> Linter {
    let architecture = Architecture.allCases.first { $0.prefix == self.architecture }
    return try Linter(
      configuration: .teaching(architecture, appModules: libraries.keys.sorted()), only: ids)
  }

  /// What the rules find in the wiring's code as it is on disk; nothing that an app has done.
  func lint() throws -> LintReport {
    try linter().lint(source.files().map { SourceText(name: $0.name, bytes: $0.bytes) })
  }
}

extension LintReport {
  /// Whether the source has not said the same already: the same rule, in the same file.
  fileprivate func lacks(_ finding: Finding) -> Bool {
    !findings.contains { $0.rule == finding.rule && $0.file == finding.file }
  }
}
